package zugwerk.solve.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.board.Transformation;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.RandomProblems;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** A problem that is turned, mirrored or seen from the other side is the same problem, where the game allows that. */
class TransformedVerdictTest {

  private static final int PROBLEMS = 12;

  static Stream<Variant> games() {
    return Variants.all().stream();
  }

  private static boolean hasPawns(Variant game, Setup setup) {
    return IntStream.range(0, Square.COUNT)
        .anyMatch(square -> setup.piece(square) != Piece.NONE && Piece.type(setup.piece(square)) == game.pawn());
  }

  private static Solution solve(Variant game, Setup setup) {
    return Solver.solve(game, setup, Stipulation.parse("#2"), SolveOptions.DEFAULT, new Monitor());
  }

  private static Set<List<Integer>> keys(Solution solution, Transformation by) {
    Set<List<Integer>> keys = new HashSet<>();
    solution.keys().forEach(key -> keys.add(List.of(by.image(key.move().from()), by.image(key.move().to()))));
    return keys;
  }

  @ParameterizedTest
  @MethodSource("games")
  void hasTheSameVerdictAndKeys(Variant game) {
    RandomProblems problems = new RandomProblems(game, 42);
    Transformation stay = Transformation.shift(0, 0);
    for (int i = 0; i < PROBLEMS; i++) {
      Setup setup = problems.direct();
      Solution before = solve(game, setup);
      List<Transformation> same = hasPawns(game, setup)
          ? List.of(Transformation.MIRROR_LEFT_RIGHT, Transformation.EXCHANGE_SIDES)
          : List.of(Transformation.MIRROR_LEFT_RIGHT, Transformation.EXCHANGE_COLOURS, Transformation.ROTATE_90,
              Transformation.MIRROR_ANTIDIAGONAL);
      for (Transformation transformation : same) {
        if (!game.keeps(transformation)) {
          continue;
        }
        Solution after = solve(game, transformation.of(setup));
        assertEquals(before.verdict(), after.verdict(), transformation.title());
        assertEquals(before.shortest(), after.shortest(), transformation.title());
        assertEquals(keys(before, transformation), keys(after, stay), transformation.title());
      }
    }
  }
}
