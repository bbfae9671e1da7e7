package zugwerk.solve.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions;

/** Play from a position that is reached in several ways is written once, and must suit each place where it stands. */
class SharedPlayTest {

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox  | 8/4n3/4p3/4P2b/1p6/kp2PN1B/1N1PP3/K7 w - - | #6 | 1",
      "orthodox  | 8/1p4p1/1P4P1/p4bR1/P1p2p2/pkN2Pp1/N1n3P1/n1KB4 w - - | #6 | 1",
      "orthodox  | 8/5n2/3p3p/p4pP1/k2P1P1P/Np6/pP6/K7 w - - | #8 | 1",
      "orthodox  | 8/8/8/5p2/5N2/pppp4/kp2pK2/bn6 w - - | #9 | 1",
      "orthodox  | 1k6/1P6/1K6/1P6/8/8/8/8 w - - | #9 | 1",
      "orthodox  | 8/4n3/4p3/4P2b/1p6/kp2PN1B/1N1PP3/K7 w - - | #6 | 2",
      "polypiece | 6k1/8/4N1K1/8/8/8/8/8 w - - | #6 | 1"})
  void eachMoveStandsWhereItIsPlayed(String game, String fen, String stipulation, int threads) {
    Solution solution = SolverTest.solve(game, fen, stipulation, SolveOptions.DEFAULT.threads(threads));
    assertTrue(solution.complete());
    solution.keys().forEach(key -> check(key, SolutionNode.Role.KEY, 0));
  }

  private static void check(SolutionNode node, SolutionNode.Role role, int ply) {
    assertEquals(role, node.role(), node.text());
    assertEquals(ply, node.ply(), node.text());
    assertTrue(node.goal() || !node.replies().isEmpty() || !node.threats().isEmpty(), node.text());
    node.threats().forEach(threat -> check(threat, SolutionNode.Role.THREAT, ply + 2));
    node.replies().forEach(reply -> check(reply,
        node.solving() ? SolutionNode.Role.DEFENCE : SolutionNode.Role.CONTINUATION, ply + 1));
  }
}
