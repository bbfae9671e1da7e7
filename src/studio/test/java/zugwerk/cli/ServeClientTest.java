package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code serve} answers the sample client. */
class ServeClientTest {

  @Test
  void aClientInAnotherLanguageWorks() throws Exception {
    List<String> command = new ArrayList<>(List.of("python3", "src/studio/test/python/serve_client.py",
        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
        "-cp", System.getProperty("java.class.path"), "zugwerk.Main"));
    Process python;
    try {
      python = new ProcessBuilder(command).redirectErrorStream(true).start();
    } catch (IOException _) {
      assumeTrue(false, "there is no python3");
      return;
    }
    String message = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, python.waitFor(), message);
    assertTrue(message.endsWith("all well\n"), message);
    assertFalse(message.contains("Traceback"), message);
  }
}
