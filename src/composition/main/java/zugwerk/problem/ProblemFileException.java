package zugwerk.problem;

/** A problem file that cannot be read; the message is one sentence that says what is wrong and where. */
public final class ProblemFileException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  private final String field;

  public ProblemFileException(String message) {
    super(message);
    field = "";
  }

  /**
   * @param field the field that makes no sense
   */
  ProblemFileException(String field, String message) {
    super("field \"" + field + "\": " + message);
    this.field = field;
  }

  /** The field that makes no sense, if the message does not say where it stands; else empty. */
  String field() {
    return field;
  }
}
