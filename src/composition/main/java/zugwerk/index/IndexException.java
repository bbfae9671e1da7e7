package zugwerk.index;

/** Thrown where the index cannot be used. The message is one sentence that says why; files are untouched. */
public final class IndexException extends RuntimeException {

  private static final long serialVersionUID = 1;

  IndexException(String message, Throwable cause) {
    super(message, cause);
  }
}
