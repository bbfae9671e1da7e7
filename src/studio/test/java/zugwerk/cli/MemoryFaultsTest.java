package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zugwerk.testkit.ProjectRoot;

/** A program without memory ends with one line, even where there is none left for the explanation. */
class MemoryFaultsTest {

  private static final List<List<String>> CALLS = List.of(
      List.of("solve", "--problem", ProjectRoot.name("problems/orthodox/morphy-1856.json")),
      List.of("check", ProjectRoot.name("problems/orthodox"), "--no-progress"));

  @Test
  void tooLittleMemoryIsOneLineAndCodeFive() throws Exception {
    int failed = 0;
    for (int megabytes = 8; megabytes <= 10; megabytes++) {
      for (List<String> call : CALLS) {
        List<String> command = new ArrayList<>(
            List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC",
                "-Xmx" + megabytes + "m", "-cp", System.getProperty("java.class.path"), "zugwerk.Main"));
        command.addAll(call);
        Process process = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
        String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        int code = process.waitFor();
        if (code != 0) {
          failed++;
          assertEquals(5, code, err);
          assertEquals(1, err.lines().count(), err);
          assertTrue(err.startsWith("zugwerk: "), err);
        }
      }
    }
    assertTrue(failed > 0, "there was enough memory");
  }
}
