package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Endgame reports what tables cost, and builds large ones only on request. */
class EndgameCostTest {

  @TempDir
  private Path folder;

  private long files() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).count();
    }
  }

  @Test
  void largeTablesAreNotBuiltWithoutTheOption() throws Exception {
    for (String call : List.of("--fen=8/8/8/8/2pp4/8/2k5/K6Q w", "--statistics=KQPvKR")) {
      CallResult result = CallResult.call("endgame", "--threads", "1", "--tables", folder, call);
      assertEquals(ExitCode.STOPPED.code(), result.code(), result.err());
      assertEquals("", result.out());
      assertTrue(
          result.err().matches("zugwerk: this takes \\d+ tables to build, with [\\d,]+ positions; about \\d+ min;"
              + " [\\d,]+ MiB of memory needed at once; --build-tables builds them\n"),
          result.err());
      assertEquals(0, files());
    }
    // With the option it begins to build; a limit stops it.
    CallResult built = CallResult.call("endgame", "--threads", "1", "--tables", folder, "--build-tables",
        "--time-limit", "0.5", "--fen", "8/8/8/8/2pp4/8/2k5/K6Q w");
    assertFalse(built.err().contains("--build-tables builds"), built.err());
    assertTrue(built.err().contains("Building "), built.err());
  }

  /** The estimate counts the tables after captures and promotions: as many are written. */
  @ParameterizedTest
  @CsvSource({
      "orthodox, 8/8/8/8/4P3/8/2k5/K7 w, 6",
      "orthodox, 7k/8/6K1/8/8/8/8/R7 w, 2",
      "polypiece, 6k1/8/4N1K1/8/8/8/8/8 w, 0",
      "hitpoint, 6k1/8/4N1K1/8/8/8/8/8 w, 0",
      "poison, 6k1/8/4B1K1/8/8/8/8/8 b, 0",
      "cursed, 7k/8/6K1/8/8/8/8/R7 w, 0",
  })
  void lowerTablesAreCounted(String game, String fen, int known) throws Exception {
    String[] call = {"endgame", "--threads", "1", "--tables", folder.toString(), "--variant", game, "--fen", fen};
    String estimate = CallResult.call(Stream.concat(Stream.of(call), Stream.of("--estimate")).toArray()).out();
    Matcher count = Pattern.compile("(\\d+) tables? to build, .*\n").matcher(estimate);
    assertTrue(count.matches(), estimate);
    int tables = Integer.parseInt(count.group(1));
    // A Pawn has tables for four promotions, its own, and that of the bare Kings.
    assertTrue(known == 0 || tables == known, estimate);
    CallResult built = CallResult.call(call);
    assertEquals(0, built.code(), built.err());
    assertEquals(tables, files());
    String after = CallResult.call(Stream.concat(Stream.of(call), Stream.of("--estimate")).toArray()).out();
    assertTrue(after.startsWith("all tables are built"), after);
  }
}
