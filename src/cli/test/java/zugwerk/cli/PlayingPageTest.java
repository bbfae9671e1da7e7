package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayingPageTest {

  private static final int MOST_PACKED = 500_000;

  @TempDir
  private Path folder;

  @Test
  void aTwoMoverIsPlayed() throws Exception {
    try (
        PlayedPage page = new PlayedPage(folder, "--fen", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "--stipulation", "#2")) {
      page.click("a1");
      page.click("a5");
      page.untilSaid("Not the key: 1...a6! refutes.");
      page.press("back");
      page.press("hint");
      page.untilSaid("move the Rook on a1");
      page.press("hint");
      page.untilSaid("it goes to a6");
      page.press("hint");
      page.untilSaid("1.Ra6");
      page.click("a1");
      page.click("a6");
      page.untilSaid("That is the key.");
      assertTrue(page.value("document.getElementById('line').textContent").startsWith("1.Ra6 "));
      page.press("hint");
      page.untilSaid("Hint: move");
      assertEquals("true", page.value("document.getElementById('printed').hidden"));
      page.press("reveal");
      assertEquals("false", page.value("document.getElementById('printed').hidden"));
      assertTrue(page.value("document.getElementById('printed').textContent").contains("Ra6"));
      page.press("reset");
      assertEquals("white Rook", page.value("document.querySelector('[data-square=\"0\"]').getAttribute('aria-label')")
          .substring(4, 14));
      assertEquals(List.of(), page.complaints());
    }
  }

  @Test
  void bothSidesAreMovedInHelpPlay() throws Exception {
    try (PlayedPage page = new PlayedPage(folder, "--fen", "8/5K1k/8/8/8/8/8/R7 b - - 0 1", "--stipulation", "h#1")) {
      page.click("h7");
      page.click("h6");
      page.untilSaid("1.Kh6: no solution begins like this");
      page.press("back");
      page.click("h7");
      page.click("h8");
      page.untilSaid("1.Kh8: on the way. Left: h#0.5.");
      page.click("a1");
      page.click("h1");
      page.untilSaid("1...Rh1#, checkmate. Solved!");
      assertEquals(List.of(), page.complaints());
    }
  }

  @Test
  void anyPositionIsSolvedAndThePowersChangeTheGame() throws Exception {
    try (PlayedPage page = new PlayedPage(folder, "--variant", "polypiece", "--fen",
        "3R4/8/R6B/8/2K5/8/P5B1/1k6 w - - 0 1 B1", "--stipulation", "#2")) {
      page.value("document.getElementById('solver').open = true");
      page.until("document.getElementById('fen').value");
      page.press("solve");
      page.until("document.getElementById('progress').textContent.startsWith('Result: sound')");
      assertTrue(page.value("document.getElementById('result').textContent").contains("1.Rd1=NN !"));
      page.value("(document.getElementById('settings').value = 'R=W', document.getElementById('settings').oninput())");
      page.untilSaid("The game has changed");
      assertEquals("32 41 48",
          page.value("here().view.moves.filter(move => move.from === 40).map(move => move.to).sort()"
              + ".join(' ')"));
      assertEquals(List.of(), page.complaints());
    }
  }

  @Test
  void thePageIsSmallAndClosed() throws Exception {
    byte[] page = Files
        .readAllBytes(PlayedPage.write(folder, "--fen", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "--stipulation", "#2"));
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
      out.write(page);
    }
    assertTrue(packed.size() <= MOST_PACKED, packed.size() + " bytes");
    String text = new String(page, StandardCharsets.UTF_8);
    assertTrue(text.contains("default-src 'none'"));
    assertFalse(text.replace("http://www.w3.org/2000/svg", "").matches("(?s).*https?://.*"));
  }
}
