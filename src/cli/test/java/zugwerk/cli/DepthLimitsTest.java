package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.testkit.ProjectRoot;

/** Input that is nested thousands of times is refused in one short sentence, also on a small stack. */
class DepthLimitsTest {

  private static final String POISON = ProjectRoot.name("problems/poison");

  @TempDir
  private Path folder;

  private static CallResult call(List<String> arguments) throws InterruptedException {
    List<CallResult> results = new ArrayList<>();
    Thread small = new Thread(null, () -> results.add(CallResult.call(arguments.toArray(String[]::new))), "small",
        512 << 10);
    small.start();
    small.join();
    return results.getFirst();
  }

  private static void assertRefused(CallResult result) {
    assertEquals(2, result.code(), result.toString());
    assertEquals(1, result.err().lines().count());
    assertTrue(result.err().length() < 2100, result.err().length() + " characters");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "d.json | [ | 100000", "d.json | {\"a\": | 100000", "d.yaml | [ | 30000", "d.yaml | {a:  | 5000",
      "d.olv | -  | 5000", "d.inp | BeginProblem SStip white 1hh[ | 5000", "d.epd | ( | 20000",
      "d.csv | \"FEN\", | 20000",
      "d.pgn | (1. e4  | 20000", "d.fen | 1 | 100000"
  })
  void files(String name, String part, int times) throws Exception {
    Path file = Files.writeString(folder.resolve(name), part.replace("  ", " ").repeat(times));
    assertRefused(call(List.of("convert", "--to", "fen", file.toString())));
    assertRefused(call(List.of("check", file.toString())));
  }

  @Test
  void options() throws Exception {
    assertRefused(call(List.of("search", "NOT ".repeat(20_000) + "Pieces", POISON)));
    assertRefused(call(List.of("search", "(".repeat(5000) + "Pieces" + ")".repeat(5000), POISON)));
    for (String stipulation : List.of("ser-".repeat(20_000) + "#1", "1a[".repeat(5000) + "[#]",
        "#" + "9".repeat(5000))) {
      assertRefused(call(List.of("solve", "--stipulation", stipulation)));
    }
    for (String power : List.of("(".repeat(5000) + "W", "W".repeat(50_000), "m".repeat(5000) + "W",
        "[W-".repeat(5000))) {
      assertRefused(call(List.of("moves", "--variant", "fairy", "--powers", "G=" + power)));
    }
    assertRefused(call(List.of("moves", "--fen", "8/".repeat(20_000))));
    assertRefused(call(List.of("play", "--moves", "Kx".repeat(20_000))));
  }

  /** Length alone is no depth. */
  @Test
  void flatSearchesAreDone() throws Exception {
    for (String word : List.of(" AND ", " OR ")) {
      CallResult result = call(List.of("search", "--no-index",
          String.join(word, Collections.nCopies(4000, "Pieces")), POISON));
      assertEquals(0, result.code(), result.err());
      assertTrue(result.out().lines().count() > 10, result.out());
    }
  }
}
