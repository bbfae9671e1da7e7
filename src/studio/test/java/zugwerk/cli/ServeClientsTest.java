package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** {@code serve} answers the sample client and the packages for Python and Node.js. */
class ServeClientsTest {

  private static String output(String... script) throws Exception {
    Process client;
    try {
      client = new ProcessBuilder(Stream.concat(Stream.of(script), Stream.of(
          Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
          "-cp", System.getProperty("java.class.path"), "zugwerk.Main")).toList()).redirectErrorStream(true).start();
    } catch (IOException _) {
      assumeTrue(false, "there is no " + script[0]);
      return "";
    }
    String printed = new String(client.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, client.waitFor(), printed);
    return printed;
  }

  /** Without compiled files beside the script. */
  private static String python(String script) throws Exception {
    return output("python3", "-B", script);
  }

  @Test
  void theSampleClientWorks() throws Exception {
    String printed = python("src/studio/test/python/serve_client.py");
    assertTrue(printed.endsWith("all well\n"), printed);
  }

  @Test
  void theTourInPythonShowsWhatItSays() throws Exception {
    assertEquals(List.of("sound ['Ra6']", "<?xm True", "['Ra2=N', 'Rb2=N', 'Rc2=N+']", "unfinished",
        "True a limit stopped the solver before it finished", "the board field has 2 ranks instead of 8: '8/8'"),
        python("src/python/tour.py").lines().toList());
  }

  @Test
  void theTourInJavaScriptShowsWhatItSays() throws Exception {
    assertEquals(List.of("sound [ 'Ra6' ]", "true", "[ 'Ra2=N', 'Rb2=N', 'Rc2=N+' ]", "the request was cancelled",
        "the board field has 2 ranks instead of 8: '8/8'"), output("node", "src/node/tour.mjs").lines().toList());
  }
}
