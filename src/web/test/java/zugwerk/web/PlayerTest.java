package zugwerk.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** What a page gets for its calls, without a browser. */
class PlayerTest {

  private static final String KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

  private static String answer(String name, String... texts) {
    return Player.answer(name, texts);
  }

  private static void assertHas(String part, String answer) {
    assertTrue(answer.contains(part), answer);
  }

  @Test
  void piecesArePlacedMovedAndRemoved() {
    assertHas("\"fen\":\"4k2r/8/8/8/8/8/8/4K3 w - - 0 1\"", answer("put", "orthodox", "", KINGS, "63", "r"));
    assertHas("\"fen\":\"8/8/8/8/8/8/8/4K2k w - - 0 1\"", answer("shift", "orthodox", "", KINGS, "60", "7"));
    String alone = answer("put", "orthodox", "", KINGS, "60", "");
    assertHas("\"fen\":\"8/8/8/8/8/8/8/4K3 w - - 0 1\"", alone);
    assertHas("\"faults\":[\"", alone);
    assertHas("{\"fault\":\"the game has no piece 'h'\"}", answer("put", "orthodox", "", KINGS, "0", "h"));
  }

  /** The cell of a mark on a1 comes with the tools; e4 is 28 cells further. */
  @Test
  void marksAndPowersAreSet() {
    String tools = answer("tools", "cursed", "", KINGS);
    assertHas("\"title\":\"White tile\"", tools);
    int cell = Integer.parseInt(tools.replaceFirst("(?s).*?\"cell\":(\\d+).*", "$1")) + 28;
    assertHas("\"fen\":\"4k3/8/8/8/8/8/8/4K3 w - - 0 1 e4w\"",
        answer("mark", "cursed", "", KINGS, String.valueOf(cell), "1"));
    assertHas("\"texts\":[\"N\",\"WD\"]", answer("tools", "polypiece", "N=N/WD", KINGS));
  }

  @Test
  void listsAndReachOfPowersAreShown() {
    assertHas("\"letter\":\"N\"", answer("lists", "polypiece", "N=W|F"));
    assertHas("\"white\":\"W\"", answer("lists", "polypiece", "N=W|F"));
    assertHas("\"black\":\"F\"", answer("lists", "polypiece", "N=W|F"));
    assertEquals("{\"rows\":[]}", answer("lists", "orthodox", ""));
    String reach = answer("reach", "orthodox", "", "mW/cF");
    assertEquals(4, reach.split(",1\\]").length - 1, "moves of mW");
    assertEquals(4, reach.split(",2\\]").length - 1, "captures of cF");
    assertHas("{\"fault\":\"", answer("reach", "orthodox", "", "W?"));
  }

  @Test
  void aMoveShowsThePositionAfterIt() {
    String fen = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
    assertHas("\"text\":\"Ra6\",\"from\":0,\"to\":40}", answer("play", "orthodox", "", fen, "a1a6"));
    assertHas("{\"fault\":\"'a1b3' is not a legal move here\"}", answer("play", "orthodox", "", fen, "a1b3"));
  }

  @Test
  void aDrawOverTheBoardEndsTheGameWhereItCounts() {
    String before = "4k3/8/8/8/8/8/r7/4K3 w - - 0 1";
    assertHas("\"verdict\":\"\"", answer("play", "orthodox", "", "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "e1e2"));
    String drawn = answer("play", "orthodox", "", "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "e1e2", before);
    assertHas("\"verdict\":\"draw with bare Kings\"", drawn);
    assertHas("\"moves\":[]", drawn);
  }
}
