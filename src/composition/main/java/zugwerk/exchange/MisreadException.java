package zugwerk.exchange;

import zugwerk.work.Reason;

/** A text that cannot be read from a line on; the message is one sentence that says what is wrong. */
final class MisreadException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  private final int line;

  /**
   * @param line the line on which it stands, from 1
   */
  MisreadException(int line, String message) {
    super(message);
    this.line = line;
  }

  Reading.Misreading misreading() {
    return new Reading.Misreading(line, Reason.of(this));
  }
}
