package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.testkit.ProjectRoot;

class PlayingPageTest {

  private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

  @TempDir
  private static Path profile;
  @AutoClose
  private static Browser browser;

  @TempDir
  private Path folder;

  @BeforeAll
  static void startBrowser() throws Exception {
    browser = new Browser(profile);
  }

  @Test
  void aTwoMoverIsPlayed() throws Exception {
    try (PlayedPage page = PlayedPage.of(browser, folder, "--fen", MORPHY, "--stipulation", "#2")) {
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
      page.drag("a1", "a6");
      page.untilSaid("That is the key.");
      assertTrue(page.text("line").startsWith("1.Ra6 "));
      page.press("hint");
      page.untilSaid("Hint: move");
      assertEquals("true", page.value("document.getElementById('printed').hidden"));
      page.press("reveal");
      assertEquals("false", page.value("document.getElementById('printed').hidden"));
      assertTrue(page.text("printed").contains("Ra6"));
      page.press("reset");
      assertEquals("a1, white Rook", page.label("a1"));
      assertEquals(List.of(), page.complaints());
    }
  }

  /** Arrow keys and Enter move a piece; the reader then answers in the set play. */
  @Test
  void keysMoveThePiecesInSetPlay() throws Exception {
    try (PlayedPage page = PlayedPage.of(browser, folder, "--fen", MORPHY, "--stipulation", "#2")) {
      page.press("set");
      page.untilSaid("Set play: move for Black first.");
      page.focus("a7");
      page.key("Enter");
      page.until("document.querySelectorAll('#board .goal').length === 2");
      assertEquals("a6, empty, can be reached: a6", page.label("a6"));
      page.key("ArrowDown");
      page.until("document.querySelectorAll('#board .coming').length === 2");
      page.key("Enter");
      page.untilSaid("1...a6: there is no set play.");
      page.press("back");
      page.drag("b7", "a6");
      page.untilSaid("Set play: move for Black first.");
      assertEquals(List.of(), page.complaints());
    }
  }

  @Test
  void bothSidesAreMovedInHelpPlay() throws Exception {
    try (PlayedPage page =
        PlayedPage.of(browser, folder, "--fen", "8/5K1k/8/8/8/8/8/R7 b - - 0 1", "--stipulation", "h#1")) {
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

  /** The captured Knight is reborn, and shuts the Rook's line. */
  @Test
  void conditionsHold() throws Exception {
    try (PlayedPage page = PlayedPage.of(browser, folder, "--settings", "conditions: Circe", "--fen",
        "7k/8/6K1/8/8/8/8/R6n w - - 0 1", "--stipulation", "#1")) {
      assertEquals("true", page.value("document.body.textContent.includes('Circe')"));
      page.click("a1");
      page.click("h1");
      page.until("document.querySelector('#board [aria-label=\"g8, black Knight\"]')");
      page.press("back");
      page.click("a1");
      page.click("a8");
      page.untilSaid("1.Ra8#, checkmate. Solved!");
      assertEquals(List.of(), page.complaints());
    }
  }

  /** A dual that can be seen at once: Queen and Rook both mate the King in the corner. */
  @Test
  void dualsAreReportedAndTwinsChosen() throws Exception {
    Path problem = Files.writeString(folder.resolve("twins.json"),
        """
            {"version": 1, "game": "orthodox", "fen": "k7/8/1K6/8/8/8/8/6QR w - - 0 1", "stipulation": "#2", "twins": ["h1-->f1"]}
            """);
    try (PlayedPage page = PlayedPage.of(browser, folder, "--problem", problem.toString())) {
      assertEquals("2", page.value("document.getElementById('parts').options.length"));
      page.click("g1");
      page.click("g7");
      page.untilSaid("It could be faster. 1...Kb8 is the answer.");
      page.click("h1");
      page.click("h8");
      page.untilSaid("2.Rh8#, checkmate. Solved! Dual: 2.Q");
      page.value("(document.getElementById('parts').value = '1', document.getElementById('parts').onchange())");
      page.untilSaid("Find the key.");
      assertEquals("f1, white Rook", page.label("f1"));
      assertEquals(List.of(), page.complaints());
    }
  }

  @Test
  void aPositionIsSetUpByMouseAndKeysAndSolved() throws Exception {
    try (PlayedPage page = PlayedPage.of(browser, folder, "--fen", MORPHY, "--stipulation", "#2")) {
      page.value("document.getElementById('solver').open = true");
      page.press("setup");
      page.until("document.querySelectorAll('#pieces button').length > 12");
      page.press("clear");
      page.untilSaid("The board is empty.");
      page.focus("h8");
      page.key("K");
      page.untilSaid("Black King on h8.");
      page.focus("a1");
      page.key("r");
      page.untilSaid("White Rook on a1.");
      page.value("document.querySelector('#pieces [aria-label=\"white King\"]').click()");
      page.until("document.querySelector('#pieces [aria-label=\"white King\"]').ariaPressed === 'true'");
      page.click("g5");
      page.untilSaid("White King on g5.");
      page.value("document.querySelector('#pieces [aria-label=\"Move pieces\"]').click()");
      page.until("document.querySelector('#pieces [aria-label=\"Move pieces\"]').ariaPressed === 'true'");
      page.drag("g5", "g6");
      page.untilSaid("White King moved to g6.");
      assertEquals("7k/8/6K1/8/8/8/8/R7 w - - 0 1", page.value("document.getElementById('fen').value"));
      page.press("back");
      page.until("document.getElementById('fen').value === '7k/8/8/6K1/8/8/8/R7 w - - 0 1'");
      page.press("forward");
      page.value("document.getElementById('stipulation').value = '#1'");
      page.press("solve");
      page.until("document.getElementById('progress').textContent.startsWith('Result: sound')");
      assertTrue(page.text("result").contains("1.Ra8 # !"), page.text("result"));
      page.press("setup");
      page.untilSaid("Find the key.");
      page.press("return");
      page.until("document.getElementById('task').textContent === '#2'");
      assertEquals("c8, white King", page.label("c8"));
      assertEquals(List.of(), page.complaints());
    }
  }

  @Test
  void aSearchIsStopped() throws Exception {
    try (PlayedPage page =
        PlayedPage.of(browser, folder, "--fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "--no-solution")) {
      page.value("document.getElementById('solver').open = true");
      page.value("document.getElementById('stipulation').value = '#9'");
      page.press("solve");
      page.until("document.getElementById('progress').textContent.includes('moves played')");
      page.press("stop");
      page.until("document.getElementById('progress').textContent === 'Stopped.'");
      page.press("show");
      page.untilSaid("Find the key.");
      page.drag("b1", "c3");
      page.until("document.getElementById('busy').checkVisibility()");
      page.press("cancel");
      page.untilSaid("Stopped.");
      assertEquals("false", page.value("document.getElementById('busy').checkVisibility()"));
      assertEquals(List.of(), page.complaints());
    }
  }

  @Test
  void thePowersChangeTheGameAtOnce() throws Exception {
    try (PlayedPage page = PlayedPage.of(browser, folder, "--variant", "polypiece", "--fen",
        "3R4/8/R6B/8/2K5/8/P5B1/1k6 w - - 0 1 B1", "--stipulation", "#2")) {
      page.value("document.getElementById('solver').open = true");
      page.until("document.querySelector('#lists [aria-label=Rook]')");
      page.press("solve");
      page.until("document.getElementById('progress').textContent.startsWith('Result: sound')");
      assertTrue(page.text("result").contains("1.Rd1=NN !"));
      String rook = "document.querySelector('#lists [aria-label=Rook]')";
      page.value("(" + rook + ".value = 'W', " + rook + ".oninput())");
      page.untilSaid("The game has changed");
      assertEquals("32 41 48",
          page.value("here().view.moves.filter(move => move.from === 40).map(move => move.to).sort().join(' ')"));
      page.until("document.querySelectorAll('#reach .to').length === 4");
      page.value("(" + rook + ".value = 'W?', " + rook + ".oninput())");
      page.until("document.getElementById('fault').textContent");
      assertEquals(List.of(), page.complaints());
    }
  }

  @Test
  void aContestIsPlayedWithAScore() throws Exception {
    Path second = Files.writeString(folder.resolve("second.json"), """
        {"version": 1, "game": "orthodox", "fen": "8/5K1k/8/8/8/8/8/R7 b - - 0 1", "stipulation": "h#1"}
        """);
    try (PlayedPage page =
        PlayedPage.of(browser, folder, "--problem", ProjectRoot.name("problems/orthodox/morphy-1856.json"),
            second.toString(),
            "--title", "Two problems")) {
      assertEquals("Two problems", page.value("document.title"));
      assertEquals("Score: 0 of 10 points, 0 of 2 solved", page.text("score"));
      page.click("a1");
      page.click("a5");
      page.untilSaid("refutes");
      page.press("back");
      page.click("a1");
      page.click("a6");
      page.untilSaid("That is the key.");
      page.press("hint");
      page.untilSaid("Hint");
      page.press("hint");
      page.press("hint");
      page.untilSaid("The move is");
      page.press("next");
      page.until("document.getElementById('task').textContent === 'h#1'");
      page.click("h7");
      page.click("h8");
      page.untilSaid("on the way");
      page.click("a1");
      page.click("h1");
      page.untilSaid("Solved! 5 points.");
      assertEquals("Score: 5 of 10 points, 1 of 2 solved", page.text("score"));
      assertEquals("102\u2713 5", page.text("problems"));
      assertEquals(List.of(), page.complaints());
    }
  }

  /** A page of each game, at the width of a small phone. */
  @Test
  void everyGameIsShownAndFitsAPhone() throws Exception {
    try (PlayedPage page = new PlayedPage(browser)) {
      page.resize(320, 640);
      for (String problem : List.of("polypiece/original-1-knights", "poison/original-1-line", "shock/original-1-decoy",
          "cursed/original-1-behind", "hitpoint/original-1-alone", "fairy/original-1-rider")) {
        page.open(
            PlayedPage.write(folder, "--problem", ProjectRoot.name("problems/" + problem + ".json"), "--no-solution"));
        page.value("document.getElementById('solver').open = true");
        page.press("setup");
        page.until("document.querySelectorAll('#pieces button').length > 12");
        assertEquals("true", page.value("document.documentElement.scrollWidth <= innerWidth"), problem);
        assertEquals("0", page.value("document.querySelectorAll('#board text.letter').length"), problem);
        assertEquals("", page.value("""
            [...document.querySelectorAll("button, input, select, summary")].filter(each => each.checkVisibility()
              && !(each.getAttribute("aria-label") || each.textContent.trim() || each.labels?.length))
              .map(each => each.outerHTML).join()"""), problem);
      }
      assertEquals(List.of(), page.complaints());
    }
  }

  @Test
  void aSiteIsFilteredPlayedAndReadWithoutScript() throws Exception {
    PlayedPage.needScript();
    Path site = folder.resolve("site");
    try (PlayedPage page = new PlayedPage(browser)) {
      CallResult result =
          CallResult.call("site", ProjectRoot.name("problems/shock"), "--output", site.toString(), "--title", "A & B",
              "--address", "https://example.org/shock");
      assertEquals(0, result.code(), result.err());
      Set<String> pages = new TreeSet<>();
      try (Stream<Path> files = Files.list(site)) {
        files.map(file -> file.getFileName().toString()).filter(name -> name.startsWith("original"))
            .forEach(pages::add);
      }
      assertEquals(pages.size() + " pages in " + site + "\n", result.out());
      assertTrue(Files.readString(site.resolve("feed.xml"))
          .contains("<link>https://example.org/shock/original-1-decoy.html</link>"));
      page.show(site.resolve("index.html"));
      assertEquals(pages.size() + " problems", page.text("count"));
      page.value("""
          (document.getElementById('by-text').value = 'shock decoy',
          document.getElementById('filter').dispatchEvent(new Event('input')))""");
      assertTrue(page.text("count").matches("\\d of " + pages.size() + " problems"), page.text("count"));
      assertEquals("#text=shock+decoy", page.value("location.hash"));
      page.open(site.resolve("original-1-decoy.html"));
      assertEquals("A & B", page.value("document.querySelector('.links [rel=up]').textContent"));
      page.press("hint");
      page.untilSaid("Hint: move");
      assertEquals(List.of(), page.complaints());
      page.scripts(false);
      page.show(site.resolve("original-1-decoy.html"));
      assertEquals("true", page.value("document.querySelector('.still').checkVisibility()"));
      assertEquals("true", page.value("document.querySelector('.solution').checkVisibility()"));
      assertEquals("false", page.value("document.getElementById('board').checkVisibility()"));
    }
  }
}
