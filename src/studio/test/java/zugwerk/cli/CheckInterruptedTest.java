package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.file.ProblemFile;
import zugwerk.testkit.ProjectRoot;

/** A check that is ended from outside, as by Ctrl+C. */
class CheckInterruptedTest {

  @TempDir
  private Path folder;

  @Test
  void anInterruptedCheckKeepsWhatItFoundAndShowsHowFarItCame() throws Exception {
    Path quick = Files.copy(ProjectRoot.path("problems/orthodox/morphy-1856.json"), folder.resolve("a.json"));
    Path endless = folder.resolve("b.json");
    ProblemFile.write(endless, ProblemFile.parse("{\"version\": 1, \"game\": \"orthodox\", \"stipulation\": \"#20\","
        + " \"fen\": \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"}"));
    Process check = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
        System.getProperty("java.class.path"), "zugwerk.Main", "check", "--certify", "--threads", "1", "--progress",
        folder.toString()).redirectError(folder.resolve("err").toFile()).start();
    try (BufferedReader out = check.inputReader()) {
      assertTrue(String.valueOf(out.readLine()).endsWith("sound"));
      check.destroy();
      assertTrue(check.waitFor(2, TimeUnit.MINUTES));
    } finally {
      check.destroyForcibly();
    }
    assertFalse(check.exitValue() == 0);
    assertTrue(ProblemFile.read(quick).isCertified());
    assertFalse(ProblemFile.read(endless).isCertified());
    String text = Files.readString(folder.resolve("err"), StandardCharsets.UTF_8);
    assertTrue(text.contains("2 problems: 1 holds, 0 fail, 1 not checked"), text);
    try (Stream<Path> left = Files.list(folder)) {
      assertEquals(List.of("a.json", "b.json", "err"),
          left.map(path -> path.getFileName().toString()).sorted().toList());
    }
  }
}
