package zugwerk.solve.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A folder of endgame tables for all tests that only read them, so that each table is built once. */
public final class SharedTables {

  private static final Path FOLDER = create();

  private SharedTables() {}

  public static Path folder() {
    return FOLDER;
  }

  private static Path create() {
    try {
      Path folder = Files.createTempDirectory("tables");
      Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
      return folder;
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  private static void delete(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }
}
