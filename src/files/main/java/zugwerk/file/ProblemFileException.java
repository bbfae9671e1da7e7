package zugwerk.file;

/** A problem file that cannot be read; the message is one sentence with the fault and its place. */
public final class ProblemFileException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  private final String field;

  public ProblemFileException(String message) {
    super(message);
    field = "";
  }

  ProblemFileException(String field, String message) {
    super("field \"" + field + "\": " + message);
    this.field = field;
  }

  /** The faulty field, if the message does not contain its place; else empty. */
  String field() {
    return field;
  }
}
