package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.file.JsonText;
import zugwerk.testkit.ProjectRoot;

/** Commands for one problem read the same formats as check, and collections of them. */
class CollectionInputTest {

  private static final Path MORPHY = ProjectRoot.path("problems/orthodox/morphy-1856.json");
  /** A mate in one by h8, one by b8, and a problem without Kings. */
  private static final String COLLECTION = "BeginProblem\nForsyth k7/8/1K6/8/8/8/8/7R\nStip #1\n"
      + "NextProblem\nForsyth 7k/8/6K1/8/8/8/8/1R6\nStip #1\nNextProblem\nPieces White Gc8\nStip #1\nEndProblem\n";

  @TempDir
  private Path folder;

  private Path collection() throws Exception {
    return Files.writeString(folder.resolve("some.inp"), COLLECTION);
  }

  @Test
  void aProblemOfAnyFormatIsSolvedAsInItsOwn() {
    CallResult own = CallResult.call("solve", "--problem", MORPHY);
    for (String ending : List.of("inp", "yaml", "olv", "pgn", "epd", "csv")) {
      Path file = folder.resolve("morphy." + ending);
      assertEquals(0, CallResult.call("convert", MORPHY, "--output", file).code(), ending);
      CallResult solved = CallResult.call("solve", "--problem", file);
      assertEquals(own.out(), solved.out(), ending);
      assertEquals(0, solved.code(), ending);
    }
  }

  @Test
  void allProblemsOfACollectionAreSolvedOrTheNamedOne() throws Exception {
    Path file = collection();
    CallResult all = CallResult.call("solve", "--problem", file);
    assertEquals(ExitCode.BAD_INPUT.code(), all.code(), "one cannot be solved");
    assertTrue(all.err().contains("some.inp#3: the stipulation #1 needs a King"), all.err());
    assertTrue(all.out().indexOf(file + "#1\n") < all.out().indexOf("1.Rh8#"), all.out());
    assertTrue(all.out().indexOf("1.Rh8#") < all.out().indexOf("\n" + file + "#2\n"), all.out());
    assertTrue(all.out().indexOf("\n" + file + "#2\n") < all.out().indexOf("1.Rb8#"), all.out());
    CallResult second = CallResult.call("solve", "--problem", file + "#2");
    assertTrue(second.code() == 0 && second.out().contains("1.Rb8#") && !second.out().contains("Rh8"), second.out());
    List<String> lines = CallResult.call("solve", "--json", "--problem", file).out().lines().toList();
    assertEquals(2, lines.size());
    for (int i = 0; i < 2; i++) {
      assertTrue(JsonText.read(lines.get(i)).toString().contains("file=" + file + "#" + (i + 1)), lines.get(i));
    }
    for (String none : List.of("#3", "#4", "#0", "#x", "#99999999999")) {
      CallResult refused = CallResult.call("solve", "--problem", file + none);
      assertEquals(ExitCode.BAD_INPUT.code(), refused.code(), none);
      assertEquals(1, refused.err().lines().count(), refused.err());
    }
  }

  @Test
  void commandsForOneProblemRequireItsNumber() throws Exception {
    Path file = collection();
    for (List<Object> call : List.<List<Object>>of(List.of("minimal", "--problem", file),
        List.of("anticipate", file, folder))) {
      CallResult refused = CallResult.call(call.toArray());
      assertEquals(ExitCode.BAD_INPUT.code(), refused.code(), call.toString());
      assertTrue(refused.err().contains("name one of them, as in " + file + "#1"), refused.err());
    }
    assertEquals(0, CallResult.call("minimal", "--problem", file + "#1").code());
    assertEquals(0, CallResult.call("check", file + "#1").code());
  }

  @Test
  void standardInputMayHaveAnyFormat() {
    String epd = "k7/8/1K6/8/8/8/8/7R w - - dm 1;\n";
    CallResult piped = CallResult.callWithInput(epd, "solve", "--problem", "-");
    assertTrue(piped.code() == 0 && piped.out().contains("1.Rh8#"), piped.toString());
  }

  @Test
  void anticipateComparesProblemsOfCollectionsAndReportsWhenThereAreNone() throws Exception {
    Path file = collection();
    CallResult found = CallResult.call("anticipate", file + "#1", file);
    CallResult.call("index", "--forget", file);
    // The second problem is the first one mirrored; the first is not compared with itself.
    assertEquals(0, found.code(), found.err());
    assertEquals(1, found.out().lines().count(), found.out());
    assertTrue(found.out().contains(file + "#2\t#1\t"), found.out());
    CallResult none = CallResult.call("anticipate", file + "#1", MORPHY);
    CallResult.call("index", "--forget", MORPHY);
    assertEquals("", none.out());
    assertTrue(none.err().contains("no similar problems (40 % or more) among 1 problem"), none.err());
  }

  @Test
  void indexReportsTheFilesThatItSkips() throws Exception {
    Files.copy(MORPHY, folder.resolve("morphy.json"));
    Path file = collection();
    Files.writeString(folder.resolve("readme.html"), "no problem");
    CallResult made = CallResult.call("index", folder);
    assertTrue(made.out().startsWith("1 problem in 1 file;"), made.out());
    assertTrue(made.err().contains("1 file of another format was skipped, such as " + file), made.err());
    CallResult both = CallResult.call("index", folder, file);
    CallResult.call("index", "--forget", folder, file);
    assertTrue(both.out().startsWith("4 problems in 2 files;"), both.out());
    assertTrue(!both.err().contains("skipped"), both.err());
  }

  /** Each command that reads folders names what it leaves out; links that lead back do not hide it. */
  @Test
  void allCommandsReportTheFilesOfFoldersThatTheySkip() throws Exception {
    Files.copy(MORPHY, folder.resolve("morphy.json"));
    Path file = collection();
    Path deep = Files.createDirectories(folder.resolve("a/b")).resolve("one.epd");
    Files.writeString(deep, "k7/8/1K6/8/8/8/8/7R w - - dm 1;\n");
    Files.writeString(folder.resolve("a/.hidden.epd"), "");
    Files.createSymbolicLink(folder.resolve("a/up"), folder);
    String sentence = "zugwerk: 2 files of other formats were skipped, such as " + deep
        + ", because folders are searched for .json files only; name files to include them\n";
    for (List<Object> call : List.<List<Object>>of(List.of("index", folder), List.of("check", folder),
        List.of("search", "--no-index", "Pieces", folder), List.of("search", "--index", "Pieces", folder),
        List.of("anticipate", MORPHY, folder), List.of("convert", "--to", "fen", folder))) {
      assertTrue(CallResult.call(call.toArray()).err().contains(sentence), call.toString());
    }
    CallResult.call("index", "--forget", folder);
    for (List<Object> call : List.<List<Object>>of(List.of("check", folder, file, deep), List.of("check", file),
        List.of("convert", "--to", "fen", deep, folder, file))) {
      assertTrue(!CallResult.call(call.toArray()).err().contains("skipped"), call.toString());
    }
  }
}
