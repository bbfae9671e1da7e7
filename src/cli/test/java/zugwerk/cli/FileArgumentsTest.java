package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.testkit.ProjectRoot;

/** Which calls open files in the studio. */
class FileArgumentsTest {

  @TempDir
  private Path folder;

  @Test
  void filesAndFoldersAreOpenedAndCommandsAreNot() throws IOException {
    Path plain = Files.createFile(folder.resolve("solve"));
    assertEquals(Optional.of(List.of(plain)), FileArguments.of(plain.toString()));
    assertEquals(Optional.of(List.of(folder)), FileArguments.of(folder.toString()));
    assertEquals(Optional.of(List.of(Path.of("gone.pgn"), Path.of("b.olv"))), FileArguments.of("gone.pgn", "b.olv"));
    assertTrue(Files
        .exists(FileArguments.of(ProjectRoot.name("problems/orthodox/morphy-1856.json")).orElseThrow().getFirst()));
    for (String call : List.of("", "solve", "solve gone.pgn", "solv", "--help", "gone.pgn --stacktrace",
        "--version x")) {
      assertEquals(Optional.empty(), FileArguments.of(call.isEmpty() ? new String[0] : call.split(" ")), call);
    }
  }
}
