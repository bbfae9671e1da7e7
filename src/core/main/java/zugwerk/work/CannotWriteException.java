package zugwerk.work;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Says in one sentence that something cannot be written, and why. What was there before is as it was. */
public class CannotWriteException extends UncheckedIOException {

  private static final long serialVersionUID = 1;

  /**
   * @param sentence for people
   */
  public CannotWriteException(String sentence, IOException cause) {
    super(sentence, cause);
  }
}
