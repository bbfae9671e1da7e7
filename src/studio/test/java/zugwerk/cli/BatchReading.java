package zugwerk.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** Reads the lines of a batch as the command does, and executes none. */
public final class BatchReading {

  private BatchReading() {}

  /** Reads all lines; refusals concern their line only. */
  public static void read(byte[] bytes) throws IOException {
    InputStream in = new ByteArrayInputStream(bytes);
    IllegalArgumentException refused = null;
    for (Optional<BatchLine> line = BatchLine.read(in, true); line.isPresent(); line = BatchLine.read(in, false)) {
      try {
        line.get().words();
      } catch (IllegalArgumentException fault) {
        refused = fault;
      }
    }
    if (refused != null) {
      throw refused;
    }
  }
}
