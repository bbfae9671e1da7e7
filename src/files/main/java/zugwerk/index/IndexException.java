package zugwerk.index;

import zugwerk.work.InputException;
import zugwerk.work.Message;

/** The index cannot be used. The message is one sentence; files are unchanged. */
public final class IndexException extends InputException {

  private static final long serialVersionUID = 1;

  IndexException(Message message, Throwable cause) {
    super(message, cause);
  }
}
