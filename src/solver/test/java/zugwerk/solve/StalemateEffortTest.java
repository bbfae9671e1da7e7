package zugwerk.solve;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/**
 * How many moves the search plays at most in random problems together that ask for stalemate in help and series play.
 * They are crowded with what the bounds must count: pins, Pawns that block or capture, castling, captures en passant.
 * As in {@link SearchEffortTest}, a bound that is lost or too wide changes nothing but this number.
 */
class StalemateEffortTest {

  @ParameterizedTest
  @CsvSource({"orthodox, h=1.5, 60, 5292", "orthodox, h=2, 30, 14492", "orthodox, h=2.5, 9, 37495",
      "orthodox, ser-=3, 20, 9796",
      "orthodox, ser-h=3, 40, 8718", "cursed, h=1.5, 30, 31569"})
  void fewMovesArePlayed(String game, String stipulation, int problems, long moves) {
    Variant variant = Variants.of(game);
    Stipulation asked = Stipulation.parse(stipulation);
    RandomProblems random = new RandomProblems(variant, 71);
    long sum = 0;
    for (int i = 0; i < problems; i++) {
      sum += Solver.solve(variant, random.crowded(asked.beginnerSuffers()), asked, SolveOptions.DEFAULT.threads(1),
          new Monitor()).nodes();
    }
    assertTrue(2 * sum <= 3 * moves, sum + " moves, not " + moves);
  }
}
