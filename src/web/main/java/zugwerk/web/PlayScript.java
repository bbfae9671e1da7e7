package zugwerk.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;

/** The rules and the solver as JavaScript. */
public final class PlayScript {

  private PlayScript() {}

  /**
   * The script, compressed by gzip. It defines the function {@code main}, which defines {@code zugwerk}.
   *
   * @return empty if the module {@code script} was left out of the build
   */
  public static Optional<byte[]> packed() {
    try (InputStream in = PlayScript.class.getResourceAsStream("play.js.gz")) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }
}
