package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static zugwerk.cli.CallResult.call;

import org.junit.jupiter.api.Test;
import zugwerk.testkit.ProjectRoot;

/** What {@code solve} prints with options for tries and letters. */
class PrintedSolutionsTest {

  @Test
  void triesHaveAtMostTheGivenRefutations() {
    String mansfield = ProjectRoot.name("problems/orthodox/mansfield-1917.json");
    String two = call("solve", "--problem", mansfield, "--tries", "2").out();
    assertTrue(two.contains("\n  1.Qb1? (2.Qe4/Nxc4#) but 1...Bd3!, Kxe3!\n") && !two.contains("1.Qd1?"), two);
    String analysis = call("solve", "--problem", mansfield, "--tries", "2", "--full").out();
    assertTrue(analysis.contains("\n   1.Qb1 ? threat:\n") && !analysis.contains("1.Qd1 ?"), analysis);
    assertTrue(call("solve", "--problem", mansfield, "--tries", "0").out().startsWith("1.Be4! (2.Nxc4#)\n"));
    assertTrue(call("solve", "--problem", mansfield, "--full").out().startsWith("   1.Be4 ! threat:\n"));
  }

  @Test
  void signsForOtherMovesHaveTheLettersOfTheLanguage() {
    String german =
        call("solve", "--problem", ProjectRoot.name("problems/orthodox/morphy-1856.json"), "--letters", "german").out();
    assertTrue(german.contains("\n1.Ta6! zugzwang\n  1...bxa6 2.b7#\n  1...L~ 2.Txa7#\n"), german);
  }
}
