package zugwerk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** No line is too wide, no file too long, and no two files have the same name. */
class SourcesTest {

  private static final int WIDEST = 120;
  private static final int LONGEST = 400;

  @Test
  void linesAndFilesAreOfAReadableSize() throws IOException {
    List<String> faults = new ArrayList<>();
    for (Path file : files()) {
      List<String> lines = Files.readAllLines(file);
      if (lines.size() > LONGEST) {
        faults.add(file + " has " + lines.size() + " lines");
      }
      for (int i = 0; i < lines.size(); i++) {
        if (lines.get(i).length() > WIDEST) {
          faults.add(file + ", line " + (i + 1) + ", is " + lines.get(i).length() + " wide");
        }
      }
    }
    assertEquals(List.of(), faults);
  }

  /** The name of a class is enough to find it. */
  @Test
  void aNameStandsForOneClass() throws IOException {
    Map<String, List<Path>> places = files().stream().filter(file -> !file.endsWith("package-info.java"))
        .collect(Collectors.groupingBy(file -> file.getFileName().toString(), TreeMap::new, Collectors.toList()));
    assertEquals(List.of(), places.values().stream().filter(files -> files.size() > 1).toList());
  }

  private static List<Path> files() throws IOException {
    try (var all = Files.walk(Path.of("src"))) {
      List<Path> files = all.filter(file -> file.toString().endsWith(".java")
          && file.toString().replace('\\', '/').contains("/main/java/") && !file.endsWith("module-info.java")).sorted()
          .toList();
      assertTrue(files.size() > 100);
      return files;
    }
  }
}
