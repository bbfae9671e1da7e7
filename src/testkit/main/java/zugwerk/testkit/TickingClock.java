package zugwerk.testkit;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import zugwerk.work.CancelToken;

/**
 * A clock that advances by a millisecond each time it is read, so that a time limit counts the checks of a token and
 * work stops at the same place on every machine. Solvers read it about as often as a millisecond passes.
 */
public final class TickingClock implements LongSupplier {

  private static final long TICK = 1_000_000;

  private final AtomicLong time = new AtomicLong();

  /** A token with such a clock. */
  public static CancelToken token() {
    return new CancelToken(new TickingClock());
  }

  @Override
  public long getAsLong() {
    return time.getAndAdd(TICK);
  }
}
