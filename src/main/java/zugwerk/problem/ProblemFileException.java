package zugwerk.problem;

/** A problem file that cannot be read; the message is one sentence that says what is wrong and where. */
public final class ProblemFileException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  public ProblemFileException(String message) {
    super(message);
  }
}
