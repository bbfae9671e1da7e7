package zugwerk.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;
import zugwerk.solve.Soundness;
import zugwerk.work.InputException;

class ProblemFileTest {

  private static final String GOOD = """
      {
        "version": 1,
        "authors": [ "Paul Morphy" ],
        "game": "orthodox",
        "fen": "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1",
        "stipulation": "#2",
        "shelf": { "row": 3 }
      }
      """;

  @TempDir
  private Path folder;

  @Test
  void writesWhatItReadWithFieldsThatItDoesNotKnow() {
    assertEquals(GOOD.replace("{ \"row\": 3 }", "{\n    \"row\": 3\n  }"), ProblemFile.format(ProblemFile.parse(GOOD)));
  }

  @Test
  void aGameWithSettingsIsMadeOnce() {
    Problem problem = ProblemFile.parse("{\"version\": 1, \"game\": \"polypiece\", \"powers\": \"N=N/C\","
        + " \"fen\": \"4k3/8/8/8/8/8/8/4K3\"}");
    assertSame(problem.variant(), problem.variant());
    assertEquals(problem.setup(), problem.setup());
  }

  @Test
  void keepsAllCredits() {
    Credits credits = Credits.NONE.withTitle("Excelsior").withAuthors(List.of("Samuel Loyd")).withSource("London Era")
        .withSourceId("2").withDate("1861-01-13")
        .withAward("1st Prize").withDedication("to Denis Julien").withKeywords(List.of("excelsior", "minor promotion"))
        .withComment("A bet.").withReprints(List.of("Chess Strategy 1878", "Album"));
    Problem credited = ProblemFile.parse(GOOD).withCredits(credits);
    assertEquals(credited, ProblemFile.parse(ProblemFile.format(credited)));
    assertTrue(ProblemFile.format(credited).contains("\"sourceId\": \"2\""));
    assertTrue(ProblemFile.format(credited).contains("\"reprints\": [ \"Chess Strategy 1878\", \"Album\" ]"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "no json at all | is not JSON | line 1",
      "{\"version\": 1, \"game\": | is not JSON | line 1",
      "[1] | is not a problem | line 1",
      "{\"version\": 7} | \"version\" | 7",
      "{\"version\": 1, \"game\": \"atomic\"} | field \"game\" | there is no game 'atomic'",
      "{\"version\": 1, \"game\": \"polypiece\", \"powers\": \"N=x\"} | field \"game\" | 'x'",
      "{\"version\": 1, \"game\": \"orthodox\", \"fen\": \"9/8\"} | field \"fen\" | ranks",
      "{\"version\": 1, \"game\": \"orthodox\", \"fen\": \"8/8/8/8/8/8/8/8\", \"stipulation\": \"mate\"} | field \"stipulation\" | 'mate'"
  })
  void faultsShowWhatAndWhere(String text, String what, String more) throws Exception {
    Path file = Files.writeString(folder.resolve("bad.json"), text.strip());
    String message = assertThrows(InputException.class, () -> ProblemFile.read(file)).getMessage();
    assertTrue(message.startsWith(file.toString()), message);
    assertTrue(message.contains(what.strip()) && message.contains(more.strip()), message);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "``|is not a problem: it is empty",
      "5|is not a problem: its fields must be in braces at line 1, column 1",
      "%} {}|is not a problem: there is text after its end at line 1, column 74",
      "%,~'fen': 'x'}|field 'fen' occurs twice at line 2, column 6",
      "%, 'x': {'a': 1,~'a': 2}}|field 'a' occurs twice at line 2, column 4",
      "%,~'solutions': 2.5}|field 'solutions': a whole number is expected at line 2, column 14",
      "%,~'solutions': 99999999999}|field 'solutions': a whole number of at most nine digits is expected at line 2, column 25",
      "%,~'title': {}}|field 'title': a text in quotation marks is expected at line 2, column 10",
      "%,~'authors': 'Loyd'}|field 'authors': a list of texts in square brackets is expected at line 2, column 12",
      "%,~'authors': ['a', [1]]}|field 'authors[2]': a text in quotation marks is expected at line 2, column 18",
      "%,~'duplex': 'maybe'}|field 'duplex': true or false is expected at line 2, column 11",
      "%,~'certificate': 5}|field 'certificate': an object in braces is expected at line 2, column 16",
      "%,~'certificate': {'nodes': 'x'}}|field 'certificate.nodes': a whole number is expected at line 2, column 26",
      "%,~'stipulation': 'mate'}|at line 2, column 1",
      "%,~'twins': ['a5-->a6']}|at line 2, column 1",
      "%|is not JSON: the file ends before the brace opened on line 1 is closed at line 1, column 72",
      "%, 'x': NaN}|is not JSON: 'NaN' is not a number at line 1, column 82",
      "%, 'x': /* c */ 1}|is not JSON: comments are not allowed at line 1",
      "%,~x: 1}|is not JSON: the name of a field in double quotation marks is expected, not 'x' at line 2",
      "% 'x': 1}|is not JSON: a comma is missing at line 1",
      "%, 'x': yes}|is not JSON: 'yes' is not a value; put texts in double quotation marks at line 1",
      "%, 'x': 'a~b'}|is not JSON: a text continues after the end of its line; write a line break as",
      "%, 'x': '\t'}|is not JSON: a text contains a tab; write it as \\t",
  })
  void faultsOfJsonNameFieldAndLineAndNothingOfJava(String text, String expected) {
    String whole = text.replace('\'', '"').replace('~', '\n')
        .replace("%", "{\"version\": 1, \"game\": \"orthodox\", \"fen\": \"8/8/8/8/8/8/8/K6k w - - 0 1\"");
    String message = assertThrows(InputException.class, () -> ProblemFile.parse(whole)).getMessage();
    assertTrue(message.replace('"', '\'').contains(expected), message);
    assertFalse(message.replace("NaN", "").matches("(?s).*(zugwerk\\.|java\\.|`|[a-z][A-Z]|Feature).*"), message);
  }

  @Test
  void theMarkOfAnEncodingIsPassedOver() throws Exception {
    Path file = Files.writeString(folder.resolve("windows.json"), "\uFEFF" + GOOD.replace("\n", "\r\n"));
    assertEquals(ProblemFile.parse(GOOD), ProblemFile.read(file));
    Files.write(file, new byte[] {'{', (byte) 0xE9, '}'});
    assertTrue(assertThrows(InputException.class, () -> ProblemFile.read(file)).getMessage()
        .endsWith("windows.json: is not text in UTF-8 (byte E9 in line 1)"));
  }

  @Test
  void aMissingFileIsNamed() {
    Path file = folder.resolve("nowhere.json");
    assertTrue(
        assertThrows(InputException.class, () -> ProblemFile.read(file)).getMessage().contains("no such file"));
  }

  @Test
  void replacesAFileAndLeavesNothingElse() throws Exception {
    Path file = folder.resolve("a.json");
    Files.writeString(file, "old");
    ProblemFile.write(file, ProblemFile.parse(GOOD));
    assertEquals(ProblemFile.parse(GOOD), ProblemFile.read(file));
    try (Stream<Path> left = Files.list(folder)) {
      assertEquals(1, left.count());
    }
  }

  @Test
  void whatCannotBeWrittenLeavesAllAsItWas() throws Exception {
    Path target = Files.createDirectory(folder.resolve("a.json"));
    Files.writeString(target.resolve("inside"), "kept");
    UncheckedIOException fault =
        assertThrows(UncheckedIOException.class, () -> ProblemFile.write(target, ProblemFile.parse(GOOD)));
    assertTrue(fault.getMessage().contains("it is a folder"), fault.getMessage());
    Path lost = folder.resolve("missing").resolve("a.json");
    assertTrue(assertThrows(UncheckedIOException.class, () -> ProblemFile.write(lost, ProblemFile.parse(GOOD)))
        .getMessage().contains("does not exist"));
    try (Stream<Path> left = Files.walk(folder)) {
      assertArrayEquals(new Object[] {folder, target, target.resolve("inside")}, left.sorted().toArray());
    }
  }

  @Test
  void anEditedPositionNoLongerHasTheOldClaim() {
    Problem claimed =
        ProblemFile.parse(GOOD)
            .withAnalysis(analysis -> analysis.withClaim(Optional.of(Soundness.SOUND)).withKeys(List.of("a1a6")));
    assertEquals(Optional.of(Soundness.SOUND),
        claimed.withSetup(claimed.setup()).withTask(task -> task.withStipulationText("#2")).analysis().claim());
    assertEquals(Optional.empty(), claimed.withTask(task -> task.withStipulationText("#3")).analysis().claim());
  }
}
