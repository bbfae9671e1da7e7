package zugwerk.solve.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.KinglessText;
import zugwerk.oracle.OracleGame;
import zugwerk.rules.RetroChecks;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.solve.Goal;
import zugwerk.solve.PlainGame;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.RandomProblems;
import zugwerk.testkit.RandomSetups;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/** Boards without a King are solved as a plain solver solves them, in every game that allows them. */
class KinglessTest {

  private static final List<String> PLAY = List.of("#1", "#2", "=1", "s#1", "r=1", "h#1", "h#1.5", "h=1", "ser-#2",
      "ser-=2", "ser-h#1", "ser-h=1", "ser-s=1");

  static Stream<String> games() {
    return Variants.all().stream().filter(Variant::mayLackKing).map(Variant::id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void agreesWithAPlainSolver(String game) {
    agree(game, 2);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("games")
  void agreesOnMorePositions(String game) {
    agree(game, 60);
  }

  private static void agree(String game, int wanted) {
    Variant variant = Variants.of(game);
    RandomProblems problems = new RandomProblems(variant, 31);
    int solved = 0;
    for (String text : PLAY) {
      Stipulation stipulation = Stipulation.parse(text);
      for (int count = 0; count < wanted; count++) {
        Setup with = count % 2 == 0 ? problems.any(stipulation.targetsFirstMover(), 2, 1)
            : problems.crowded(stipulation.targetsFirstMover());
        int victim = stipulation.targetsFirstMover() ? with.toMove().ordinal() : 1 - with.toMove().ordinal();
        Setup setup = RandomSetups.withoutKing(with, 1 - victim);
        if (stipulation.goal().is(Goal.Kind.STALEMATE) && count % 3 == 0) {
          setup = RandomSetups.withoutKing(setup, victim);
        }
        assertEquals(List.of(), Validation.faults(variant, setup), Fen.format(setup));
        RetroChecks.of(variant, setup);
        SolverPlayTest.agree(variant, setup, stipulation, new PlainGame.Quick(variant), Position.of(setup));
        solved += SolverPlayTest.solve(variant, setup, stipulation).solutions() > 0 ? 1 : 0;
      }
    }
    assertTrue(solved > wanted, "only " + solved + " positions had a solution, too few for a test");
  }

  /** What the other program, written apart, says of its game without a King, and what Popeye 4.104 counts. */
  @ParameterizedTest
  @CsvSource({"7k/p7/8/8/8/8/7R/Q7 b, h#2, white, 10", "8/8/8/8/8/p7/7R/K7 b, h=1, black, 15",
      "7k/8/8/8/8/8/Q7/1R6 w, #2, white, 3", "r7/8/8/8/8/7q/Q7/7K w, s#2, black, 0"})
  void agreesWithTheOracleAndPopeye(String fen, String text, String side, int solutions) {
    Variant orthodox = Variants.of("orthodox");
    Setup setup = KinglessText.applied(Fen.parse(orthodox, fen), side);
    OracleGame oracle = OracleGame.of("orthodox", "");
    Stipulation stipulation = Stipulation.parse(text);
    SolverPlayTest.agree(orthodox, setup, stipulation, new PlainGame.Slow(oracle, true), oracle.parse(fen));
    assertEquals(solutions, SolverPlayTest.solve(orthodox, setup, stipulation).solutions());
  }

  @ParameterizedTest
  @CsvSource({"h#2, black, 'the stipulation h#2 needs a King to be mated, and Black has none'",
      "h#2, white, Black has no King", "#2, both, 'the stipulation #2 needs a King to be mated, and White has none'"})
  void aKingThatIsToBeMatedIsNeeded(String text, String sides, String fault) {
    Variant orthodox = Variants.of("orthodox");
    String fen = sides.equals("both") ? "8/8/8/8/8/8/8/R7 b" : "8/7p/8/8/8/8/8/K6R b";
    Setup setup = KinglessText.applied(Fen.parse(orthodox, fen), sides);
    assertEquals(fault, assertThrows(InputException.class,
        () -> SolverPlayTest.solve(orthodox, setup, Stipulation.parse(text))).getMessage());
  }
}
