package zugwerk.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.ForeignProgram;
import zugwerk.testkit.ProjectRoot;
import zugwerk.variant.Variants;
import zugwerk.work.Language;
import zugwerk.work.Texts;

class PageTextsTest {

  private static final Path FOLDER = ProjectRoot.path("src/diagram/main/resources/zugwerk/diagram");

  @TempDir
  private Path folder;

  private static String all(String suffix) throws IOException {
    StringBuilder text = new StringBuilder();
    try (Stream<Path> files = Files.walk(FOLDER)) {
      for (Path file : files.filter(each -> each.toString().endsWith(suffix)).sorted().toList()) {
        text.append(Files.readString(file)).append('\n');
      }
    }
    return text.toString();
  }

  private static Set<String> found(Pattern pattern, String text) {
    Set<String> found = new TreeSet<>();
    for (Matcher matcher = pattern.matcher(text); matcher.find();) {
      found.add(matcher.group(1));
    }
    return found;
  }

  @Test
  void theTableOfAScriptHasTheTextsThatItUses() throws IOException {
    Texts german = new Texts(Language.GERMAN, Map.of("Right.", "Richtig.", "{0} points.", "{0} Punkt.|{0} Punkte.",
        "no such text", "nie"));
    String script = PageTexts.script(german, "play/solve.js", "play/contest.js", "play/play.js", "play/board.js");
    assertEquals("const texts = {\"Right.\":\"Richtig.\",\"{0} points.\":\"{0} Punkt.|{0} Punkte.\"};",
        script.lines().skip(1).findFirst().orElseThrow());
  }

  /** What the pattern does not see would be a text in English only. */
  @Test
  void everyCallOfTheScriptsHasALiteralOrAWordOfTheProgram() throws IOException {
    assertEquals(
        Set.of("here(", "mark.title", "place.view.verdict", "solved.verdict", "text", "view.verdict"),
        found(Pattern.compile("\\blang\\((?!\\s*\")([^),]*)"), all(".js")));
  }

  @Test
  void theScriptTakesItsTextsFromTheTable() throws Exception {
    String node = ForeignProgram.NODE.need();
    Path script = Files.writeString(folder.resolve("texts.js"), """
        const texts = {"{0} points.": "{0} очко.|{0} очка.|{0} очков.", "{0} on {1}.": "{1}: {0}."};
        const document = {documentElement: {lang: "ru"}};
        """ + HtmlWriter.template("lang.js") + """
        console.log([1, 2, 5, 21, 112].map(number => counted(number, "{0} point.", "{0} points.")).join(" "),
          lang("{0} on {1}.", "K", "a1"), lang("Right."));
        document.documentElement.lang = "en";
        console.log(counted(1, "{0} square of {1}", "{0} squares of {1}", 3), counted(0, "{0} square", "{0} squares"));
        """);
    assertEquals("""
        1 очко. 2 очка. 5 очков. 21 очко. 112 очков. a1: K. Right.
        1 square of 3 0 squares
        """, ForeignProgram.run(folder, List.of(node, script.toString())));
  }

  @Test
  void aPageNamesItsLanguage() {
    Problem problem = Problem.of(Variants.of("orthodox"), Fen.parse(Variants.of("orthodox"), "7k/8/5K2/8/8/8/8/R7 w"),
        Stipulation.parse("#2"));
    for (Language language : Language.values()) {
      Texts texts = Texts.in(language);
      for (String page : List.of(HtmlWriter.write(Diagram.of(problem, texts), Look.PRINT),
          new PlayingPage(List.of(new PlayingPage.Entry(problem, Diagram.of(problem, texts))), Look.PRINT)
              .write(new byte[0]))) {
        assertTrue(page.contains("<html lang=\"" + language.code() + "\">"), language.code());
        assertTrue(page.contains(SvgWriter.escaped(texts.lang("Board"))) || !page.contains("id=\"say\""),
            language.code());
        assertEquals(-1, page.indexOf("{{"), language.code());
      }
    }
  }
}
