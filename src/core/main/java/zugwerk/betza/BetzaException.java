package zugwerk.betza;

import zugwerk.work.InputException;
import zugwerk.work.Message;

/** A Betza expression, or a list of them, that cannot be read: the text, the place and the reason. */
public final class BetzaException extends InputException {

  private static final long serialVersionUID = 1L;
  /** The letters of a long text that the message shows before and behind the place. */
  private static final int SHOWN = 150;

  private final String expression;
  private final int position;
  private final transient Message reason;

  /**
   * @param expression the whole text
   * @param position 0-based index of the faulty character, or the length of the text if something is missing at the
   *     end; the message counts from 1
   * @param reason what is wrong, in one line
   */
  public BetzaException(String expression, int position, Message reason) {
    super(Message.message("in \"{0}\" at {1}: {2}", shown(expression, position), position + 1, reason));
    this.expression = expression;
    this.position = position;
    this.reason = reason;
  }

  private static String shown(String expression, int position) {
    int from = Math.max(0, position - SHOWN);
    int to = Math.min(expression.length(), position + SHOWN);
    return (from > 0 ? "…" : "") + expression.substring(from, to) + (to < expression.length() ? "…" : "");
  }

  /** The whole text. */
  public String expression() {
    return expression;
  }

  /** The 0-based index of the faulty character. */
  public int position() {
    return position;
  }

  /** What is wrong, without the place. */
  public Message reason() {
    return reason;
  }

  BetzaException within(String text, int offset) {
    return new BetzaException(text, offset + position, reason);
  }
}
