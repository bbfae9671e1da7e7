package zugwerk.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;
import zugwerk.work.Texts;

/** The files of a site. */
class SiteTest {

  private static final byte[] PROGRAM = {1, 2, 3};

  private static Site.Entry entry(String name, String author, String stipulation, String... themes) {
    var game = Variants.of("orthodox");
    Problem problem =
        Problem.of(game, Fen.parse(game, "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"), Stipulation.parse(stipulation));
    Problem credited = problem.withCredits(problem.credits().withAuthors(List.of(author)));
    return new Site.Entry(name, credited, Diagram.of(credited), List.of(themes));
  }

  private static Map<String, String> written(Site site, Monitor monitor) {
    Map<String, String> files = new LinkedHashMap<>();
    site.write(PROGRAM, (name, content) -> files.put(name, new String(content, StandardCharsets.UTF_8)),
        new Meter(monitor));
    return files;
  }

  private static Site site(String address) {
    return site(address, "");
  }

  private static Site site(String address, String home) {
    return new Site("A & B", address, home, List.of(entry("one", "Morphy", "#2", "Zugzwang"),
        entry("two", "O'Hara <x@y>", "#2"), entry("game", "Nobody", "dia3.5")), Look.PRINT, Texts.ENGLISH);
  }

  @Test
  void everyLinkLeadsToAFileOfTheSite() {
    Map<String, String> files = written(site(""), new Monitor());
    Set<String> targets = new TreeSet<>();
    Pattern link = Pattern.compile("(?:href|src)=\"([^\"#]+)\"");
    files.values().forEach(text -> link.matcher(text).results().forEach(found -> targets.add(found.group(1))));
    assertTrue(targets.containsAll(Set.of("index.html", "one.html", "two.html", "game.html", "feed.xml")),
        "" + targets);
    targets.removeAll(files.keySet());
    assertEquals(Set.of(), targets);
  }

  @Test
  void neighboursAreLinkedInOrder() {
    Map<String, String> files = written(site(""), new Monitor());
    assertFalse(files.get("one.html").contains("rel=\"prev\""));
    assertTrue(files.get("one.html").contains("<a rel=\"next\" href=\"two.html\">"));
    assertTrue(files.get("two.html").contains("<a rel=\"prev\" href=\"one.html\">"));
    assertTrue(files.get("game.html").contains("<a rel=\"up\" href=\"index.html\">A &amp; B</a>"));
    assertFalse(files.get("game.html").contains("zugwerk.js"), "a proof game is read");
  }

  @Test
  void theIndexLinksToThePageAbove() {
    String link = "<a rel=\"up\" href=\"../a&amp;b.html\">";
    assertTrue(written(site("", "../a&b.html"), new Monitor()).get("index.html").contains(link));
    assertFalse(written(site(""), new Monitor()).get("index.html").contains("rel=\"up\""));
  }

  @Test
  void theIndexHasWhatFiltersNeed() {
    String index = written(site(""), new Monitor()).get("index.html");
    assertTrue(index.contains("data-author=\"Morphy\" data-theme=\"Zugzwang\""), index);
    assertTrue(index.contains("<option>O'Hara &lt;x@y&gt;</option>"));
    assertTrue(index.contains("<title>A &amp; B</title>"));
    assertFalse(index.contains("<x@y>"));
    assertFalse(index.contains("unsafe"));
  }

  @Test
  void theFeedIsWellFormed() throws Exception {
    Document feed = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(
        written(site("https://example.org/"), new Monitor()).get("feed.xml").getBytes(StandardCharsets.UTF_8)));
    assertEquals(3, feed.getElementsByTagName("item").getLength());
    assertEquals("https://example.org/two.html", feed.getElementsByTagName("guid").item(1).getTextContent());
    assertEquals("O'Hara <x@y>", feed.getElementsByTagName("title").item(2).getTextContent());
  }

  @Test
  void writingStopsBetweenPages() {
    Monitor monitor = new Monitor();
    monitor.token().cancel();
    assertThrows(CancellationException.class, () -> written(site(""), monitor));
  }

  /** A separate page allows its own script and style by their hashes, and nothing else. */
  @Test
  void aPageOfItsOwnHasNoOtherFiles() {
    Site.Entry entry = entry("one", "</script><b>", "#2");
    String page = new PlayingPage(List.of(new PlayingPage.Entry(entry.problem(), entry.diagram())), Look.PRINT)
        .titled("</title>").write(PROGRAM);
    assertFalse(Pattern.compile("<(?:script|link)[^>]*(?:src|href)=").matcher(page).find());
    assertTrue(page.matches("(?s).*default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'.*"));
    assertFalse(page.contains("<b>") || page.contains("</title></title>"));
    assertFalse(Pattern.compile(" on[a-z]+=\"").matcher(page).find(), "no handlers in attributes");
  }
}
