package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zugwerk.cli.CallResult.call;

import java.util.List;
import org.junit.jupiter.api.Test;
import zugwerk.testkit.ProjectRoot;

class TransferCommandTest {

  private static final String LYNN = ProjectRoot.name("problems/orthodox/loyd-lynn-1859.json");
  private static final String MORPHY = ProjectRoot.name("problems/orthodox/morphy-1856.json");

  /** Morphy's key 1.Ra6 works by zugzwang and no Queen, so a Queen that is a General changes nothing. */
  @Test
  void theKeyOfMorphysProblemSurvivesInShockChess() {
    assertEquals(new CallResult(0, """
        file\tstipulation\tgame\tverdict\tkeys\tkey survives
        %s\t#2\tshock\tsound\t1\tyes
        """.formatted(MORPHY), ""), call("transfer", "--games", "shock", MORPHY));
  }

  /** The verdict is that of solving the same board in the other game. */
  @Test
  void theVerdictIsThatOfTheOtherGame() {
    String row = call("transfer", "--games", "polypiece", LYNN).out().lines().toList().get(1);
    String verdict = row.split("\t")[3];
    String solved = call("solve", "--variant", "polypiece", "--fen", "4R2b/5k2/3K4/4p3/4P2Q/8/8/8 w", "--stipulation",
        "#2").out();
    assertTrue(solved.contains("#2: " + verdict), row + "\n" + solved);
  }

  @Test
  void theSummaryCountsTheRows() {
    List<String> rows = call("transfer", "--games", "polypiece", MORPHY, LYNN).out().lines().skip(1).toList();
    long inTime = rows.stream().filter(row -> !row.contains("\tunsolvable\t")).count();
    long sound = rows.stream().filter(row -> row.contains("\tsound\t")).count();
    long survive = rows.stream().filter(row -> row.endsWith("\tyes")).count();
    assertEquals("polypiece\t2\t" + inTime + "\t" + sound + "\t" + survive,
        call("transfer", "--games", "polypiece", "--summary", MORPHY, LYNN).out().lines().toList().get(1));
  }

  @Test
  void problemsOfOtherLengthsAreSkipped() {
    String excelsior = ProjectRoot.name("problems/orthodox/loyd-excelsior.json");
    assertEquals(1, call("transfer", "--games", "shock", excelsior).out().lines().count());
    assertEquals(1, call("transfer", "--games", "orthodox", MORPHY).out().lines().count());
  }

  @Test
  void refusesSettingsOfSeveralGames() {
    CallResult result = call("transfer", "--powers", "phased", MORPHY);
    assertEquals(2, result.code());
    assertEquals("zugwerk: --powers and --settings are for one game; --games names 5\n", result.err());
    assertEquals(2, call("transfer", "--games", "xiangqi", MORPHY).code());
  }

  @Test
  void stopsAtTheTimeLimit() {
    assertEquals(4, call("transfer", "--time-limit", "0.000001", MORPHY).code());
  }
}
