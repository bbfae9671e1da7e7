package zugwerk.problem;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
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
import zugwerk.solve.Soundness;

class ProblemFileTest {

  private static final String GOOD = """
      {
        "version": 1,
        "authors": [ "Paul Morphy" ],
        "game": "orthodox",
        "fen": "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1 -",
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
    Credits credits = Credits.NONE.with(edit -> edit
        .title("Excelsior").authors(List.of("Samuel Loyd")).source("London Era").sourceId("2").date("1861-01-13")
        .award("1st Prize").dedication("to Denis Julien").keywords(List.of("excelsior", "minor promotion"))
        .comment("A bet.").reprints(List.of("Chess Strategy 1878", "Album")));
    Problem credited = ProblemFile.parse(GOOD).with(edit -> edit.credits(credits));
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
  void faultsSayWhatAndWhere(String text, String what, String more) throws Exception {
    Path file = Files.writeString(folder.resolve("bad.json"), text.strip());
    String message = assertThrows(ProblemFileException.class, () -> ProblemFile.read(file)).getMessage();
    assertTrue(message.startsWith(file.toString()), message);
    assertTrue(message.contains(what.strip()) && message.contains(more.strip()), message);
  }

  @Test
  void theMarkOfAnEncodingIsPassedOver() throws Exception {
    Path file = Files.writeString(folder.resolve("windows.json"), "\uFEFF" + GOOD.replace("\n", "\r\n"));
    assertEquals(ProblemFile.parse(GOOD), ProblemFile.read(file));
    Files.write(file, new byte[] {'{', (byte) 0xE9, '}'});
    assertTrue(assertThrows(ProblemFileException.class, () -> ProblemFile.read(file)).getMessage()
        .endsWith("windows.json: is not text in UTF-8 (byte E9 in line 1)"));
  }

  @Test
  void aMissingFileIsNamed() {
    Path file = folder.resolve("nowhere.json");
    assertTrue(
        assertThrows(ProblemFileException.class, () -> ProblemFile.read(file)).getMessage().contains("no such file"));
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
        ProblemFile.parse(GOOD).with(edit -> edit.claim(Optional.of(Soundness.SOUND)).keys(List.of("a1a6")));
    assertEquals(Optional.of(Soundness.SOUND),
        claimed.with(edit -> edit.setup(claimed.setup()).stipulationText("#2")).claim());
    assertEquals(Optional.empty(), claimed.with(edit -> edit.stipulationText("#3")).claim());
  }
}
