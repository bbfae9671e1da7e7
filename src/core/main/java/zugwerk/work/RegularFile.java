package zugwerk.work;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads files of a folder. Pipes and devices in it are refused, because reading them may never end. */
public final class RegularFile {

  private RegularFile() {}

  /**
   * Opens a file for reading.
   *
   * @throws IOException if it cannot be read, or is neither a regular file nor a link to one
   */
  public static InputStream open(Path file) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new IOException(Files.isDirectory(file) ? "it is a folder" : "it is not a regular file");
    }
    return Files.newInputStream(file);
  }

  /**
   * Reads a whole file.
   *
   * @throws IOException if it cannot be read, or is neither a regular file nor a link to one
   */
  public static byte[] read(Path file) throws IOException {
    try (InputStream in = open(file)) {
      return in.readAllBytes();
    }
  }
}
