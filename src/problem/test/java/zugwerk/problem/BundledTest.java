package zugwerk.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.testkit.ProjectRoot;

/** What comes with the program is found in any folder. */
class BundledTest {

  @TempDir
  private Path folder;

  private static Set<String> names(Path place) throws IOException {
    try (Stream<Path> found = Files.walk(place)) {
      return found.filter(Files::isRegularFile).map(file -> file.getFileName().toString()).collect(Collectors.toSet());
    }
  }

  @Test
  void theProblemsAndStylesOfTheProjectAreInTheProgram() throws IOException {
    assertEquals(names(ProjectRoot.path("problems")), names(Bundled.problems()));
    assertEquals(names(ProjectRoot.path("styles")), names(Bundled.styles()));
  }

  @Test
  void aFileOfTheUserComesFirst() throws IOException {
    Path own = Files.createFile(folder.resolve("wood.css"));
    assertEquals(own, Bundled.found(own));
    assertFalse(Bundled.holds(own));
    Path missing = Path.of("problems/orthodox/missing.json");
    assertEquals(missing, Bundled.found(missing));
    assertTrue(Files.exists(Bundled.found(Path.of("styles/wood.css"))));
    assertEquals(List.of(), List.of(Bundled.found(Path.of("src"))).stream().filter(Bundled::holds).toList());
  }
}
