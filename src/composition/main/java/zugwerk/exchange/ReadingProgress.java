package zugwerk.exchange;

import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

/**
 * Tells how far the reading of a long text has come, and stops it. A reader need not know whether anything listens: the
 * meter comes with the thread, as a scoped value.
 */
public final class ReadingProgress {

  private static final ScopedValue<ReadingProgress> SCOPE = ScopedValue.newInstance();

  private final Meter meter;
  private int lines = 1;

  private ReadingProgress(Monitor monitor) {
    meter = new Meter(monitor);
  }

  /**
   * Reads something, and before each problem of a text tells how many lines lie behind.
   *
   * @param monitor stops the reading; its listener is told in the thread that reads
   * @throws CancellationException if the monitor stops the reading
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
  static void ask() {
    if (SCOPE.isBound()) {
      SCOPE.get().meter.token().check();
    }
  }

  static void at(int line) {
    if (SCOPE.isBound()) {
      ReadingProgress now = SCOPE.get();
      now.meter.token().check();
      now.meter.tell("", Math.clamp(line - 1, 0, now.lines), now.lines, "lines");
    }
  }
}
