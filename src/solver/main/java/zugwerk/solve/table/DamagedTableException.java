package zugwerk.solve.table;

/** A table whose file cannot be read any more. */
final class DamagedTableException extends RuntimeException {

  private static final long serialVersionUID = 1;

  /**
   * @param message which file, and where it is damaged, in one sentence without a full stop
   */
  DamagedTableException(String message, Throwable cause) {
    super(message, cause);
  }

  /** What to tell the user. */
  String text() {
    return String.valueOf(getMessage());
  }
}
