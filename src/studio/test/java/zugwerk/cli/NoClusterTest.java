package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.testkit.ProjectRoot;

/** Commands without a cluster. */
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

  @Test
  void theModuleMayBeMissing() throws Exception {
    StartedProgram program = new StartedProgram(folder).without("pekko");
    var solved = program.call("solve", "--fen", "7k/8/6K1/8/8/8/8/R7 w", "--stipulation", "#1");
    assertEquals(0, solved.code(), solved.err());
    Path keys = folder.resolve("keys");
    assertEquals(0, program.call("keys", keys.toString()).code());
    var refused =
        program.call("check", ProjectRoot.name("problems"), "--cluster", "127.0.0.1:0", "--keys", keys.toString());
    assertEquals(2, refused.code());
    assertTrue(
        refused.err()
            .startsWith("zugwerk: This installation cannot use a cluster. Download the network, zugwerk-cluster-"),
        refused.err());
  }
}
