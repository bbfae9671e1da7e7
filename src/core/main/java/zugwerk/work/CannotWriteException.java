package zugwerk.work;

import java.io.IOException;
import java.io.UncheckedIOException;

/** A write that failed, with the reason in one sentence. The old content is untouched. */
public class CannotWriteException extends UncheckedIOException {

  private static final long serialVersionUID = 1;

  public CannotWriteException(String sentence, IOException cause) {
    super(sentence, cause);
  }
}
