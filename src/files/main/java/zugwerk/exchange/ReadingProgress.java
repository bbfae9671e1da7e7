package zugwerk.exchange;

import static zugwerk.work.Texts.key;

import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import zugwerk.work.Message;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

/**
 * Reports how far a long text has been read, and cancels. The meter is a scoped value of the thread, so that readers
 * need not pass it on.
 */
public final class ReadingProgress {

  private static final ScopedValue<ReadingProgress> SCOPE = ScopedValue.newInstance();

  private final Meter meter;
  private int lines = 1;

  private ReadingProgress(Monitor monitor) {
    meter = new Meter(monitor);
  }

  /**
   * Reports the number of lines read before each problem.
   *
   * @param monitor may cancel; its listener is called in the reading thread
   * @throws CancellationException if cancelled
   */
  public static <T> T watched(Monitor monitor, Supplier<T> reading) {
    return ScopedValue.where(SCOPE, new ReadingProgress(monitor)).call(reading::get);
  }

  static void begin(String text) {
    if (SCOPE.isBound()) {
      SCOPE.get().lines = Math.max(1, (int) text.lines().count());
    }
  }

  /** Stops reading within a long problem if the caller has cancelled. */
  static void checkCancelled() {
    if (SCOPE.isBound()) {
      SCOPE.get().meter.token().check();
    }
  }

  static void at(int line) {
    if (SCOPE.isBound()) {
      ReadingProgress now = SCOPE.get();
      now.meter.token().check();
      now.meter.report(Message.NONE, Math.clamp(line - 1, 0, now.lines), now.lines, key("lines"));
    }
  }
}
