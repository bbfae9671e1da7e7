package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.work.InputException;

class ProblemInputsTest {

  /** Characters that no file name on Windows may contain, except those that separate folders. */
  private static final String FORBIDDEN = "[^<>:\"|?*\0]*";

  @TempDir
  private Path folder;

  @Test
  void whatCannotBeReadHasANameThatEverySystemAllows() throws Exception {
    Path file = folder.resolve("two.epd");
    Files.writeString(file, "7k/5Q2/6K1/8/8/8/8/8 w - - bm Qg7;\nnothing to read\n8/8 w - - dm 2;\n");
    ProblemInputs inputs = new ProblemInputs(List.of(file), _ -> {});
    List<Path> names = inputs.names();
    assertEquals(3, names.size(), names::toString);
    for (Path name : names) {
      assertTrue(name.getFileName().toString().matches(FORBIDDEN), name::toString);
      assertEquals(folder, name.getParent());
    }
    assertFalse(inputs.read(names.getFirst()).setup().isEmpty());
    for (Path name : names.subList(1, 3)) {
      InputException fault = assertThrows(InputException.class, () -> inputs.read(name));
      assertTrue(fault.getMessage().startsWith(file + ":"), fault.getMessage());
    }
  }
}
