package zugwerk.exchange;

import static zugwerk.work.Message.message;

import java.util.function.Supplier;
import zugwerk.work.InputException;

final class MisreadException extends InputException {

  private static final long serialVersionUID = 1;

  private final int line;

  MisreadException(int line, String english, Object... values) {
    super(english, values);
    this.line = line;
  }

  MisreadException(int line, InputException fault) {
    super(fault.message(), fault);
    this.line = line;
  }

  /** Adds a line number to errors that have none. */
  static <T> T at(int line, Supplier<T> reading) {
    try {
      return reading.get();
    } catch (MisreadException fault) {
      throw fault;
    } catch (InputException fault) {
      throw new MisreadException(line, fault);
    }
  }

  Reading.Misreading misreading() {
    return new Reading.Misreading(line, message());
  }
}
