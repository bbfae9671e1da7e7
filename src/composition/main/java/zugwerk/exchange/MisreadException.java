package zugwerk.exchange;

import zugwerk.work.Reason;

final class MisreadException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  private final int line;

  MisreadException(int line, String message) {
    super(message);
    this.line = line;
  }

  Reading.Misreading misreading() {
    return new Reading.Misreading(line, Reason.of(this));
  }
}
