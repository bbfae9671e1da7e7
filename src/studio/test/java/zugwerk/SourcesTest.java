package zugwerk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zugwerk.testkit.ProjectRoot;

/** No line is too wide. */
class SourcesTest {

  private static final int WIDEST = 120;

  @Test
  void linesAreOfAReadableWidth() throws IOException {
    List<String> faults = new ArrayList<>();
    for (Path file : files()) {
      List<String> lines = Files.readAllLines(file);
      for (int i = 0; i < lines.size(); i++) {
        if (lines.get(i).length() > WIDEST) {
          faults.add(file + ", line " + (i + 1) + ", is " + lines.get(i).length() + " wide");
        }
      }
    }
    assertEquals(List.of(), faults);
  }

  private static List<Path> files() throws IOException {
    try (var all = Files.walk(ProjectRoot.path("src"))) {
      List<Path> files = all.filter(file -> file.toString().endsWith(".java")
          && file.toString().replace('\\', '/').contains("/main/java/") && !file.endsWith("module-info.java")).sorted()
          .toList();
      assertTrue(files.size() > 100);
      return files;
    }
  }
}
