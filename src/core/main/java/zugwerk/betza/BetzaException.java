package zugwerk.betza;

/** A Betza expression, or a list of them, that cannot be read: which one, where and why. */
public final class BetzaException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private final String expression;
  private final int position;
  private final String reason;

  /**
   * Reports a fault; people count the places in the message from 1.
   *
   * @param expression the whole text that was read
   * @param position 0-based index of the character at fault; the length of the text where something is missing
   *     at its end
   * @param reason what is wrong, in one line
   */
  public BetzaException(String expression, int position, String reason) {
    this.expression = expression;
    this.position = position;
    this.reason = reason;
  }

  @Override
  public String getMessage() {
    return "in \"" + expression + "\" at " + (position + 1) + ": " + reason;
  }

  /** The whole text that was read. */
  public String expression() {
    return expression;
  }

  /** The 0-based index of the character at fault. */
  public int position() {
    return position;
  }

  /** What is wrong, without the place. */
  public String reason() {
    return reason;
  }

  /** The same fault, located in a longer text where the expression begins at the given index. */
  BetzaException within(String text, int offset) {
    return new BetzaException(text, offset + position, reason);
  }
}
