package zugwerk.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import zugwerk.work.InputException;
import zugwerk.work.TextLine;

/** Reads the lines of a batch as the command does, and executes none. */
public final class BatchReading {

  private BatchReading() {}

  /** Reads all lines; refusals concern their line only. */
  public static void read(byte[] bytes) throws IOException {
    InputStream in = new ByteArrayInputStream(bytes);
    InputException refused = null;
    for (Optional<TextLine> line = TextLine.read(in, true, bytes.length); line.isPresent(); line =
        TextLine.read(in, false, bytes.length)) {
      try {
        BatchCommand.words(line.get());
      } catch (InputException fault) {
        refused = fault;
      }
    }
    if (refused != null) {
      throw refused;
    }
  }
}
