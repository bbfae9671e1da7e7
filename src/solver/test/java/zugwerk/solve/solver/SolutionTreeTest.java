package zugwerk.solve.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** The whole trees of adversarial play, with every option, held against trees that follow the definitions. */
class SolutionTreeTest {

  private static final List<SolveOptions.Shown> OPTIONS = List.of(
      new SolveOptions.Shown(true, SolveOptions.Tries.ALL, true, true),
      new SolveOptions.Shown(false, SolveOptions.Tries.ONE_REFUTATION, false, false));

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox  | kbK5/pp6/1P6/8/8/8/8/R7 w - -                                    | #2",
      "orthodox  | 7k/8/5K2/8/8/8/8/R7 w - -                                        | #3",
      "orthodox  | k7/6q1/8/r7/8/7P/8/2K5 b - -                                     | #2",
      "polypiece | K5k1/8/8/b7/2b5/8/8/8 b - -                                      | #2",
      "poison    | 7k/5g2/7K/R4D2/8/8/8/8 w - - 0 1 h8:1,h6:3,a5:2                  | #2",
      "cursed    | 7k/5KR1/4N3/8/8/8/8/8 w - - 0 1 e8b,h8w,e6g,d4g,b3g,g3b          | #2",
      "orthodox  | 8/5R2/8/8/8/7N/1K6/3k4 w - -                                     | =2",
      "poison    | K7/7G/8/8/8/6n1/ph5h/7k w - - 0 1 a8:2                           | s#2",
      "shock     | k7/8/1G5P/8/8/8/4r3/6BK b - -                                    | s=2",
      "orthodox  | K7/3r4/8/3Q2n1/8/5b2/7q/7k w - -                                 | r=1",
      "orthodox  | K7/3r4/8/3Q2n1/8/5b2/7q/7k w - -                                 | r=2",
      "shock     | 6GK/8/3R4/8/1R6/8/4R2n/k7 b - -                                  | r=2"})
  void followsFromTheDefinitions(String game, String fen, String text) {
    Variant variant = Variants.of(game);
    Setup setup = Fen.parse(variant, fen);
    Stipulation stipulation = Stipulation.parse(text);
    for (SolveOptions.Shown shown : OPTIONS) {
      Solution solution =
          Solver.solve(variant, setup, stipulation, SolveOptions.DEFAULT.showing(shown), new Monitor());
      PlainTree tree = new PlainTree(variant, stipulation, shown);
      Position start = Position.of(setup);
      assertEquals(tree.keys(start), solution.keys(), shown.toString());
      assertEquals(shown.setPlay() ? tree.setPlay(start) : List.of(), solution.setPlay(), shown.toString());
      int most = switch (shown.tries()) {
        case NONE -> 0;
        case ONE_REFUTATION -> 1;
        case ALL -> Integer.MAX_VALUE;
      };
      assertEquals(tree.tries(start, most), solution.tries(), shown.toString());
    }
  }

  @Test
  void keysThatAreKnownWhenTheSolverIsStoppedAreGivenWithoutTheirPlay() {
    Variant variant = Variants.of("orthodox");
    Setup setup = Fen.parse(variant, "k7/8/1K6/8/8/8/8/6QR w - -");
    SolveOptions.Limits usual = SolveOptions.DEFAULT.limits();
    Solution stopped = Solver.solve(variant, setup, Stipulation.parse("#9"),
        SolveOptions.DEFAULT.within(new SolveOptions.Limits(1, usual.time(), 1, 16, Long.MAX_VALUE, 0)), new Monitor());
    assertTrue(stopped.keys().stream().map(SolutionNode::text).toList().containsAll(List.of("Qg8#", "Rh8#")));
    assertTrue(stopped.keys().stream().allMatch(key -> key.role() == SolutionNode.Role.KEY && key.replies().isEmpty()));
    assertEquals(Soundness.SHORT, stopped.verdict());
    assertFalse(stopped.complete());
  }
}
