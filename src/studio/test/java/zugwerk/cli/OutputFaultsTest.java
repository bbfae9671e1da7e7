package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.cli.StartedProgram.Ended;

/** Standard output that is full, closed or no longer read, and files that cannot be written. */
@Tag("faults")
@EnabledOnOs(OS.LINUX)
class OutputFaultsTest {

  private static final String MORPHY = "problems/orthodox/morphy-1856.json";

  @TempDir
  private Path folder;

  private static void assertReportedOnce(Ended ended, String why) {
    assertEquals(3, ended.code(), ended.toString());
    assertTrue(ended.err().matches("zugwerk: cannot write " + why + ": [^\n]*\n"), ended.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"convert " + MORPHY + " --to pgn", "check " + MORPHY, "solve --help"})
  void aFullDiskIsReported(String call) throws Exception {
    assertReportedOnce(new StartedProgram(folder).redirected("> /dev/full").call(call.split(" ")),
        "to standard output");
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"moves", "perft --depth 1 --divide", "play --moves e2e4", "--version",
      "solve --problem " + MORPHY, "solve --problem " + MORPHY + " --json", "check --json " + MORPHY,
      "minimal --problem " + MORPHY, "twins --problem " + MORPHY,
      "generate --stipulation #1 --material KRvK --any-key --superfluous",
      "endgame --fen 7k/8/6K1/8/8/8/8/R7", "endgame --statistics KQvK --json"})
  void aFullDiskIsReportedByEveryCommand(String call) throws Exception {
    aFullDiskIsReported(call);
  }

  @Test
  void aClosedOutputIsReported() throws Exception {
    assertReportedOnce(new StartedProgram(folder).redirected(">&-").call("moves"), "to standard output");
  }

  @Test
  void aClosedPipeEndsTheSearchWithoutAWord() throws Exception {
    Ended ended = new StartedProgram(folder).redirected("| head -n 1").call("generate", "--stipulation", "#1",
        "--material", "KRvK", "--any-key", "--superfluous", "--count", "1000000");
    assertEquals(1, ended.out().lines().count());
    assertEquals("", ended.err());
  }

  @Test
  void aBatchEndsWhereItsOutputDoes() throws Exception {
    Path calls = Files.writeString(folder.resolve("calls"), "perft --depth 1\n".repeat(1_000_000));
    Ended ended = new StartedProgram(folder).redirected("| head -n 2").call("batch", calls.toString());
    assertEquals("## 1 0\n20\n", ended.out());
    assertEquals("", ended.err());
  }

  @Test
  void aFileThatCannotBeWrittenIsReported() throws Exception {
    Path full = Files.createSymbolicLink(folder.resolve("x.svg"), Path.of("/dev/full"));
    assertReportedOnce(new StartedProgram(folder).call("diagram", "--output", full.toString()), full.toString());
  }
}
