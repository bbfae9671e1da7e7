package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.cli.StartedProgram.Ended;
import zugwerk.testkit.ProjectRoot;

/** The program without a temporary folder, a home, a cache, memory or letters other than ASCII. */
@Tag("faults")
@EnabledOnOs(OS.LINUX)
class MeansFaultsTest {

  /** The octal code of an e with an acute accent in UTF-8, as printf takes it. */
  private static final String ACUTE = "\\303\\251";

  @TempDir
  private Path folder;

  private StartedProgram started() {
    return new StartedProgram(folder).with("XDG_CACHE_HOME", "").with("XDG_CONFIG_HOME", "").with("XDG_STATE_HOME", "");
  }

  private StartedProgram withoutLetters() {
    assumeTrue(StandardCharsets.US_ASCII.newEncoder().canEncode(System.getProperty("java.class.path")),
        "In the locale C, Java finds no classes in a folder with letters beyond ASCII");
    return started().with("LC_ALL", "C").with("LANG", "");
  }

  @ParameterizedTest
  @ValueSource(strings = {"pdf", "png"})
  void diagramsNeedNeitherATemporaryFolderNorAHome(String ending) throws Exception {
    Path file = folder.resolve("x." + ending);
    Ended ended = started().options("-Djava.io.tmpdir=/no/such/folder", "-Duser.home=/no/such/home")
        .call("diagram", "--problem", ProjectRoot.name("problems/orthodox/reti-1921.json"), "--output",
            file.toString());
    assertEquals(0, ended.code(), ended.err());
    assertTrue(Files.size(file) > 5000);
    assertFalse(ended.err().contains("zugwerk:"), ended.err());
  }

  @Test
  void withoutAHomeAnAnswerIsGivenAndItIsReportedThatNothingIsKept() throws Exception {
    Ended ended = started().options("-Duser.home=?").with("XDG_CACHE_HOME", "relative")
        .call("endgame", "--fen", "7k/8/6K1/8/8/8/8/R7 w");
    assertEquals(0, ended.code(), ended.err());
    assertEquals("win 1\na1a8\tRa8#\n", ended.out());
    assertEquals(1, ended.err().lines().filter(line -> line.contains("there is no home folder")).count(), ended.err());
    assertFalse(Files.exists(ProjectRoot.path("relative")) || Files.exists(ProjectRoot.path("?")));
  }

  @Test
  void whereTheCacheCannotBeWrittenAnAnswerIsGivenAndThatIsReported() throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "");
    Ended ended = started().with("XDG_CACHE_HOME", file.toString())
        .call("solve", "--fen", "8/8/8/5k1K/8/8/8/R7 w", "--stipulation", "+");
    assertEquals(0, ended.code(), ended.err());
    assertTrue(ended.out().contains("and wins (mate in "), ended.out());
    assertTrue(ended.err().contains("cannot be kept"), ended.err());
  }

  @Test
  void aLackOfMemoryCostsItsLineOfABatchOnly() throws Exception {
    Path large = folder.resolve("large.pgn");
    try (RandomAccessFile sparse = new RandomAccessFile(large.toFile(), "rw")) {
      sparse.setLength(1 << 27);
    }
    Path calls = Files.writeString(folder.resolve("calls"),
        "perft --depth 1\nconvert " + large + " --to fen\nperft --depth 2\n");
    Ended ended = started().options("-Xmx32m").call("batch", calls.toString());
    assertEquals(1, ended.code(), ended.err());
    List<String> lines = ended.out().lines().toList();
    assertEquals(List.of("## 1 0", "20", "## 2 5"), lines.subList(0, 3));
    assertTrue(lines.get(3).startsWith("zugwerk: out of memory"), lines.get(3));
    assertEquals(List.of("## 3 0", "400"), lines.subList(4, 6));
    assertEquals("", ended.err());
  }

  @Test
  void lettersAreKeptInTheLocaleOfC() throws Exception {
    Ended ended =
        withoutLetters().call("convert", ProjectRoot.name("problems/orthodox/reti-1921.json"), "--to", "json");
    assertTrue(ended.out().contains("\"Richard R\u00E9ti\""), ended.out());
  }

  @Test
  void argumentsAndFileNamesAreUtf8InTheLocaleOfC() throws Exception {
    Path made = Files.createDirectory(folder.resolve("made"));
    // The shell makes the bytes, since Java may start programs with letters of ASCII only.
    Ended ended = withoutLetters()
        .redirected(
            "--output \"$(printf '" + made + "/" + ACUTE + ".svg')\" --caption \"$(printf 'R" + ACUTE + "ti')\"")
        .call("diagram");
    assertEquals(0, ended.code(), ended.err());
    try (Stream<Path> files = Files.list(made)) {
      Path file = files.findFirst().orElseThrow();
      assertTrue(List.of("\u00E9.svg", "\uFFFD\uFFFD.svg").contains(file.getFileName().toString()), file.toString());
    }
    Ended read = withoutLetters().redirected("\"$(printf '8/" + ACUTE + "')\"").call("moves", "--fen");
    assertEquals(2, read.code());
    assertEquals("zugwerk: the board field has 2 ranks instead of 8: '8/\u00E9'\n", read.err());
  }

  @Tag("long")
  @Test
  void aFolderWithNamesInOtherLettersIsCheckedInTheLocaleOfC() throws Exception {
    Path made = Files.createDirectory(folder.resolve("made"));
    Process copy = new ProcessBuilder("/bin/sh", "-c",
        "cp '" + ProjectRoot.name("problems/orthodox/reti-1921.json") + "' \"$(printf '" + made + "/" + ACUTE
            + ".json')\"")
        .start();
    assertEquals(0, copy.waitFor());
    Ended ended = withoutLetters().call("check", made.toString());
    assertEquals(new Ended(0, made + "/\u00E9.json\t= sound\tsound\n", ""), ended);
    Path calls = Files.writeString(folder.resolve("calls"), "check " + made + "/\u00E9.json", StandardCharsets.UTF_8);
    assertEquals("## 1 0\n" + ended.out(), withoutLetters().call("batch", calls.toString()).out());
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"16m", "24m", "48m"})
  void smallHeapsEndInOneLineOrAnAnswer(String heap) throws Exception {
    Path game = Files.writeString(folder.resolve("game.pgn"),
        "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n\n"
            + "1. Nf3 Nf6 2. Ng1 Ng8\n".repeat(20_000) + "*\n");
    for (List<String> call : List.of(List.of("convert", game.toString(), "--to", "fen"),
        List.of("solve", "--stipulation", "#8", "--time-limit", "5"),
        List.of("solve", "--stipulation", "h#4", "--time-limit", "5"),
        List.of("diagram", "--output", folder.resolve("x.png").toString(), "--size", "4000"),
        List.of("endgame", "--fen", "8/PP6/8/3k4/8/8/3K4/8 w", "--time-limit", "5"))) {
      Ended ended = started().options("-Xmx" + heap).with("XDG_CACHE_HOME", folder.toString())
          .call(call.toArray(String[]::new));
      assertTrue(List.of(0, 2, 4, 5).contains(ended.code()), call + " " + ended);
      assertFalse(ended.err().contains("\tat "), ended.err());
      assertTrue(ended.code() == 0 || ended.err().contains("zugwerk: "), call + " " + ended);
    }
  }
}
