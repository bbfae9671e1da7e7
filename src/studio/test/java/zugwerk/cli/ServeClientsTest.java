package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.testkit.ForeignProgram;
import zugwerk.testkit.ProjectRoot;

/** {@code serve} answers the sample client and the packages for Python and Node.js. */
class ServeClientsTest {

  @TempDir
  private Path folder;

  /** What a script prints that starts the program. */
  private String output(String... script) throws Exception {
    return ForeignProgram.run(folder, Stream.concat(Stream.of(script), Stream.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
        "-cp", System.getProperty("java.class.path"), "zugwerk.Main")).toList());
  }

  /** Without compiled files beside the script. */
  private String python(String script) throws Exception {
    return output(ForeignProgram.PYTHON.need(), "-B", ProjectRoot.name(script));
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
        "the board field has 2 ranks instead of 8: '8/8'"),
        output(ForeignProgram.NODE.need(), ProjectRoot.name("src/node/tour.mjs")).lines().toList());
  }
}
