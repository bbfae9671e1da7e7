package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code serve} answers the sample client and the Python package. */
class PythonClientsTest {

  private static String output(String script) throws Exception {
    Process python;
    try {
      // Without compiled files beside the scripts.
      python = new ProcessBuilder(List.of("python3", "-B", script,
          Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
          "-cp", System.getProperty("java.class.path"), "zugwerk.Main")).redirectErrorStream(true).start();
    } catch (IOException _) {
      assumeTrue(false, "there is no python3");
      return "";
    }
    String printed = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, python.waitFor(), printed);
    return printed;
  }

  @Test
  void theSampleClientWorks() throws Exception {
    String printed = output("src/studio/test/python/serve_client.py");
    assertTrue(printed.endsWith("all well\n"), printed);
  }

  @Test
  void theTourOfThePackageShowsWhatItSays() throws Exception {
    assertEquals("""
        sound ['Ra6']
        <?xm True
        ['Ra2=N', 'Rb2=N', 'Rc2=N+']
        unfinished
        True a limit stopped the solver before it finished
        the board field has 2 ranks instead of 8: '8/8'
        """, output("src/python/tour.py"));
  }
}
