package zugwerk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The program's text can be read on a screen: no line is too wide, and no file too long. */
class SourcesTest {

  private static final int WIDEST = 120;
  private static final int LONGEST = 400;

  @Test
  void linesAndFilesAreOfAReadableSize() throws IOException {
    List<String> faults = new ArrayList<>();
    List<Path> files;
    try (var all = Files.walk(Path.of("src/main/java"))) {
      files = all.filter(file -> file.toString().endsWith(".java")).toList();
    }
    assertTrue(files.size() > 100);
    for (Path file : files) {
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
}
