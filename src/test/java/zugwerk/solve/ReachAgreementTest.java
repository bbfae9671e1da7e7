package zugwerk.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.rules.ReachFacts;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

/** Help and series play with bounds finds what the search of every line finds, in every game that gives bounds. */
class ReachAgreementTest {

  private static final SolveOptions WITH_SET_PLAY = SolveOptions.DEFAULT.showing(true, SolveOptions.Tries.NONE);

  private static final List<String> PLAY = List.of("h#0.5", "h#1", "h#1.5", "h#2", "h=1", "h=1.5", "h=2", "ser-#2",
      "ser-#3", "ser-=2", "ser-=3", "ser-h#2", "ser-h#3", "ser-h=2", "ser-h=3", "ser-s#2", "ser-s=2");
  private static final List<String> LONG_PLAY =
      List.of("h#2.5", "h#3", "h=2.5", "ser-#4", "ser-=4", "ser-h#4", "ser-h=4", "ser-s#3");

  static Stream<String> games() {
    return Variants.all().stream().filter(game -> game.reachFacts().bounded()).map(Variant::id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void findsTheSame(String game) {
    assertTrue(solved(game, PLAY, 23, 20) > 20);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("games")
  void findsTheSameInMoreProblems(String game) {
    assertTrue(solved(game, PLAY, 24, 1_000) > 1_000);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("games")
  void findsTheSameInLongProblems(String game) {
    assertTrue(solved(game, LONG_PLAY, 25, 50) > 50);
  }

  /** Compares on a number of problems of each stipulation; tells how many of them have solutions. */
  private static int solved(String game, List<String> stipulations, long seed, int wanted) {
    RandomProblems problems = new RandomProblems(Variants.of(game), seed);
    return stipulations.stream().mapToInt(text -> solved(Variants.of(game), Stipulation.parse(text), problems, wanted))
        .sum();
  }

  private static int solved(Variant variant, Stipulation stipulation, RandomProblems problems, int wanted) {
    int solved = 0;
    for (int i = 0; i < wanted; i++) {
      Setup setup = problems.crowded(stipulation.beginnerSuffers());
      Solution expected = solve(variant, ReachFacts.NONE, setup, stipulation);
      Solution found = solve(variant, variant.reachFacts(), setup, stipulation);
      String what = variant.id() + " " + Fen.format(setup) + " " + stipulation;
      assertEquals(expected.solutions(), found.solutions(), what);
      assertEquals(expected.keys(), found.keys(), what);
      assertEquals(expected.setPlay(), found.setPlay(), what);
      assertEquals(expected.shortest(), found.shortest(), what);
      solved += expected.solutions() > 0 ? 1 : 0;
    }
    return solved;
  }

  private static Solution solve(Variant variant, ReachFacts facts, Setup setup, Stipulation stipulation) {
    Meter meter = new Meter(new Monitor(), SolveOptions.NO_LIMIT, Long.MAX_VALUE);
    return new LineSolver(variant, facts, setup, stipulation, WITH_SET_PLAY, meter, _ -> {}).solve();
  }
}
