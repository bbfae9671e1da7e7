package zugwerk.exchange;

import java.util.concurrent.CancellationException;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;

/** How far the reading of a long text has come, for whoever waits for it and may no longer want it. */
public final class ReadingProgress {

  private static final ScopedValue<ReadingProgress> SCOPE = ScopedValue.newInstance();

  private final DoubleConsumer listener;
  private long lines = 1;

  private ReadingProgress(DoubleConsumer listener) {
    this.listener = listener;
  }

  /**
   * Reads something, and before each problem of a text tells which share of the text lies behind, from 0 to 1.
   *
   * @param listener told in the thread that reads; a {@link CancellationException} that it throws ends the reading
   * @throws CancellationException as thrown by the listener
   */
  public static <T> T told(DoubleConsumer listener, Supplier<T> reading) {
    return ScopedValue.where(SCOPE, new ReadingProgress(listener)).call(reading::get);
  }

  /** A text is about to be read. */
  static void begin(String text) {
    if (SCOPE.isBound()) {
      SCOPE.get().lines = Math.max(1, text.lines().count());
    }
  }

  /** A problem is about to be read that begins on a line, from 1. */
  static void at(int line) {
    if (SCOPE.isBound()) {
      SCOPE.get().listener.accept(Math.clamp((line - 1.0) / SCOPE.get().lines, 0, 1));
    }
  }
}
