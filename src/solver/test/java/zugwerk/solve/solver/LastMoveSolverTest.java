package zugwerk.solve.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionText;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** The stipulation -1. */
class LastMoveSolverTest {

  private static Solution solve(String game, String fen, int stated, Monitor monitor) {
    Variant variant = Variants.of(game);
    return Solver.solve(
        variant, Fen.parse(variant, fen), Stipulation.LAST_MOVE, SolveOptions.DEFAULT.stating(stated), monitor);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "k1K5/8/8/8/8/8/7P/6B1 w | 1 | -1: sound, 1 of 1 solution; | -1.Ka7xNa8",
      "r3k2r/8/8/8/8/8/8/R3K2R w KQkq | 1 | -1: unsolvable, no move can have led to the position; | ''",
      // White's Queen has come along the diagonal, or from beside it, or was a Pawn.
      "k7/8/8/8/8/8/6Q1/K7 b   | 1 | -1: cooked, | -1.Qg1-g2",
      "7k/8/8/8/8/8/8/KR6 b    | 1 | -1: cooked, | -1.Ka2xNa1"})
  void saysWhatTheLastMoveWas(String fen, int stated, String verdict, String line) {
    String text = SolutionText.of(solve("orthodox", fen, stated, new Monitor(new CancelToken())));
    assertTrue(text.contains(verdict) && text.contains(line), text);
  }

  @Test
  void listsAsManyAsAreStated() {
    Solution solution = solve("orthodox", "8/8/8/8/8/2k5/8/K7 w", 1, new Monitor(new CancelToken()));
    assertEquals(Soundness.COOKED, solution.verdict());
    assertEquals(Soundness.SOUND,
        solve("orthodox", "8/8/8/8/8/2k5/8/K7 w", solution.keys().size(), new Monitor(new CancelToken())).verdict());
    List<String> texts = solution.keys().stream().map(SolutionNode::text).toList();
    assertTrue(texts.containsAll(List.of("Kb4-c3", "Kb4xQc3", "Kb4xPc3")), texts.toString());
  }

  @Test
  void tellsOfEachMoveAsItIsFoundInOrder() {
    Variant variant = Variants.of("orthodox");
    List<SolutionNode> reported = new ArrayList<>();
    Solution solution = Solver.solve(variant, Fen.parse(variant, "8/8/8/8/8/2nk4/8/K7 w - - 0 1"),
        Stipulation.LAST_MOVE, SolveOptions.DEFAULT, new Monitor(), reported::add);
    assertEquals(solution.keys(), reported);
    assertEquals(reported.stream().sorted(Comparator.comparing((SolutionNode node) -> Square.name(node.move().from()))
        .thenComparing(node -> Square.name(node.move().to())).thenComparing(SolutionNode::text)).toList(), reported);
    assertTrue(solution.nodes() >= 1, "positions examined");
  }

  @Test
  void showsThePositionBeforeIt() {
    Variant variant = Variants.of("orthodox");
    Solution solution =
        solve("orthodox", "k1K5/8/8/8/8/8/7P/6B1 w - - 0 1", 1, new Monitor(new CancelToken()));
    assertEquals(Fen.parse(variant, "N1K5/k7/8/8/8/8/7P/6B1 b - - 0 1"), LastMoveSolver.before(variant,
        Fen.parse(variant, "k1K5/8/8/8/8/8/7P/6B1 w - - 0 1"), solution.keys().getFirst()).orElseThrow());
  }

  @Test
  void stopsAndRefuses() {
    CancelToken stopped = new CancelToken();
    stopped.cancel();
    assertEquals(Soundness.UNFINISHED,
        solve("orthodox", "8/8/8/8/8/2k5/8/K7 w", 1, new Monitor(stopped)).verdict());
    String wrong = assertThrows(InputException.class,
        () -> solve("orthodox", "k1K5/8/8/8/8/8/8/7P w", 1, new Monitor())).getMessage();
    assertTrue(wrong.startsWith("the White Pawn on h1 stands on its own first rank"), wrong);
    assertEquals("the program does not take back moves of Cursed Chess, so it cannot find the last one",
        assertThrows(InputException.class,
            () -> solve("cursed", "8/8/8/8/8/2k5/8/K7 w", 1, new Monitor(new CancelToken()))).getMessage());
  }
}
