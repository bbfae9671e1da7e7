package zugwerk.betza;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/**
 * Text files of the program with columns. A bar between spaces separates columns, so that Betza lists may contain bars.
 * Blank lines and lines that begin with # are ignored.
 */
final class DataFile {

  private DataFile() {}

  /** @throws IllegalStateException if the file is missing or a row has another number of columns */
  static List<List<String>> read(String name, int columns) {
    try (InputStream in = DataFile.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the file '" + name + "' is missing from the program");
      }
      return Stream.of(new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n"))
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> row(name, line, columns)).toList();
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  private static List<String> row(String name, String line, int columns) {
    List<String> row = Stream.of(line.split(" \\| ")).map(String::strip).toList();
    if (row.size() != columns) {
      throw new IllegalStateException(name + " has a line of " + row.size() + " columns instead of " + columns
          + ": " + line);
    }
    return row;
  }
}
