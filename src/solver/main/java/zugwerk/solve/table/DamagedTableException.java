package zugwerk.solve.table;

/** A table whose file can no longer be read. The message names file and offset, without a full stop. */
final class DamagedTableException extends RuntimeException {

  private static final long serialVersionUID = 1;

  DamagedTableException(String message, Throwable cause) {
    super(message, cause);
  }

  String text() {
    return String.valueOf(getMessage());
  }
}
