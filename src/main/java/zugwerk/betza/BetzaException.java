package zugwerk.betza;

/** A power or list of powers that cannot be read, with the place. */
public final class BetzaException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  private final int position;
  private final String reason;

  /**
   * @param text the whole text
   * @param position the index in it of the character that is wrong; its length where something is missing at the end
   * @param reason what is wrong there
   */
  public BetzaException(String text, int position, String reason) {
    super("in the power \"" + text + "\" at character " + (position + 1) + ": " + reason);
    this.position = position;
    this.reason = reason;
  }

  /** The index of the character that is wrong. */
  public int position() {
    return position;
  }

  /** What is wrong there. */
  public String reason() {
    return reason;
  }
}
