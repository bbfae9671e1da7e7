package zugwerk.exchange;

import java.util.function.Supplier;
import zugwerk.work.Reason;

final class MisreadException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  private final int line;

  MisreadException(int line, String message) {
    super(message);
    this.line = line;
  }

  /** Adds a line number to errors that have none. */
  static <T> T at(int line, Supplier<T> reading) {
    try {
      return reading.get();
    } catch (MisreadException fault) {
      throw fault;
    } catch (IllegalArgumentException fault) {
      throw new MisreadException(line, Reason.of(fault));
    }
  }

  Reading.Misreading misreading() {
    return new Reading.Misreading(line, Reason.of(this));
  }
}
