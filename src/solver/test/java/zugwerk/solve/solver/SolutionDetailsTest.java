package zugwerk.solve.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionText;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.SolveOptions.Shown;
import zugwerk.solve.SolveOptions.Tries;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** What solutions show of threats, of duties in reflex play, and of set play. */
class SolutionDetailsTest {

  private static Solution solve(String fen, String stipulation, Shown shown) {
    Variant game = Variants.of("orthodox");
    return Solver.solve(game, Fen.parse(game, fen), Stipulation.parse(stipulation), SolveOptions.DEFAULT.showing(shown),
        new Monitor());
  }

  private static List<String> play(Solution solution) {
    List<String> lines = SolutionText.of(solution).lines().map(String::strip).toList();
    return lines.subList(0, lines.size() - 1);
  }

  private static final Shown USUAL = SolveOptions.DEFAULT.shown();

  @Test
  void aDefenceThatLeavesSomeOfTheThreatsIsShownWithTheMatesThatRemain() {
    Solution solution = solve("8/8/p4Q2/p1P5/P1p5/1k3p2/5P2/R3K3 w - - 0 1", "#2", USUAL);
    assertEquals(List.of("1.Kd2 ! threat:", "2.Qb6 #", "2.Qc3 #", "1...Kb4", "2.Qb6 #", "1...c3 +", "2.Qxc3 #", ""),
        play(solution));
    assertEquals(List.of(), solution.duals());
  }

  @Test
  void whatIsLeftOfTheThreatsIsNoDual() {
    // 1.Kc3 threatens mate on c2, f1, g1 and h1; 1...Kd1 leaves some of these.
    Solution solution = solve("8/p7/8/8/3K4/8/6Q1/2k5 w - - 0 1", "#2", USUAL);
    assertTrue(play(solution).contains("1...Kd1"), play(solution).toString());
    assertEquals(List.of(), solution.duals());
  }

  @Test
  void aSeriesSelfmateHasSetPlayWhereEveryMoveMates() {
    // Black's King is shut in, and any move of the Pawn opens the Bishop's line.
    Shown set = new Shown(true, Tries.NONE, true, true);
    assertEquals(List.of("1...g5#", "1...g6#"), setPlay("k6b/p1P3p1/P7/8/8/8/P7/KB6 w - - 0 1", "ser-s#1", set));
    // Without the white Pawn the King may go to b8, so nothing is forced.
    assertEquals(List.of(), setPlay("k6b/p5p1/P7/8/8/8/P7/KB6 w - - 0 1", "ser-s#1", set));
    assertEquals(List.of("1...g5#", "1...g6#"), setPlay("k6b/p5p1/P7/8/8/8/P7/KB6 w - - 0 1", "ser-h#1", set));
    assertEquals(List.of(), setPlay("k6b/p1P3p1/P7/8/8/8/P7/KB6 w - - 0 1", "ser-#1", set));
  }

  private static List<String> setPlay(String fen, String stipulation, Shown shown) {
    return solve(fen, stipulation, shown).setPlay().stream().map(line -> line.number() + "..." + line.text()).toList();
  }

  @Test
  void inReflexPlayAMoveThatMustBePlayedIsShown() {
    assertEquals(List.of("1.Qg7 # ?! must be played", ""),
        play(solve("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "r#2", USUAL)));
  }

  @Test
  void triesOfReflexPlayShowWhatMustBePlayedAfterTheirRefutation() {
    List<String> play = play(solve("7k/8/4K3/8/8/8/8/6Q1 w - - 0 1", "r#2", new Shown(false, Tries.ALL, true, true)));
    int attempt = play.indexOf("1.Kf6 ? zugzwang.");
    assertEquals(List.of("but", "1...Kh7 !", "2.Qg7 # ?! must be played"), play.subList(attempt + 1, attempt + 4));
  }
}
