package zugwerk.index;

/** The index cannot be used. The message is one sentence; files are unchanged. */
public final class IndexException extends RuntimeException {

  private static final long serialVersionUID = 1;

  IndexException(String message, Throwable cause) {
    super(message, cause);
  }
}
