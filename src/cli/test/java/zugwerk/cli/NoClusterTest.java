package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A command that could have workers, but is told of none. */
class NoClusterTest {

  @TempDir
  private Path folder;

  @Test
  void nothingOfTheEngineIsLoaded() throws Exception {
    Path log = folder.resolve("classes");
    var ended = new StartedProgram(folder).options("-Xshare:auto", "-Xlog:class+load=info:file=" + log)
        .call("solve", "--fen", "7k/8/6K1/8/8/8/8/R7 w", "--stipulation", "#1");
    assertEquals(0, ended.code(), ended.err());
    List<String> loaded = Files.readAllLines(log);
    assertTrue(loaded.stream().anyMatch(line -> line.contains("zugwerk.cli.ClusterOption ")));
    assertEquals(List.of(), loaded.stream()
        .filter(line -> line.contains(" org.apache.pekko.")
            || line.contains(" scala.") || line.contains(" com.typesafe."))
        .toList());
  }
}
