package zugwerk.work;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.LongSupplier;

/**
 * Stops work from any thread. A token may have children, which stop when it does; each child may be cancelled alone and
 * may have its own deadline. A stopped token never resumes.
 *
 * <p>Its clock measures all time of the work: deadlines, seconds spent, and the intervals between reports. A test
 * passes a token with its own clock, so that no limit depends on the speed of the machine.
 */
public final class CancelToken {

  /** A longer time means no limit. It keeps the sum of a time and the clock within a long. */
  private static final Duration LONGEST = Duration.ofDays(36500);

  /** Has no stack trace, which costs time. */
  private static final class Stop extends CancellationException {
    private static final long serialVersionUID = 1;

    @Override
    public Throwable fillInStackTrace() {
      return this;
    }
  }

  private final Optional<CancelToken> parent;
  private final LongSupplier clock;
  /** On the clock, in nanoseconds, possibly wrapped around; valid only if {@code limited}. */
  private final long deadline;
  private final boolean limited;
  private volatile boolean cancelled;

  /** A token without a deadline. */
  public CancelToken() {
    this(System::nanoTime);
  }

  /** A token without a deadline that measures time, as its children do, by another clock, in nanoseconds. */
  public CancelToken(LongSupplier clock) {
    this(Optional.empty(), clock, 0, false);
  }

  private CancelToken(Optional<CancelToken> parent, LongSupplier clock, long deadline, boolean limited) {
    this.parent = parent;
    this.clock = clock;
    this.deadline = deadline;
    this.limited = limited;
  }

  /** A token that stops with this one, or when it is cancelled itself. */
  public CancelToken child() {
    return new CancelToken(Optional.of(this), clock, deadline, limited);
  }

  /**
   * A token that stops with this one, when it is cancelled itself, or at its deadline.
   *
   * @param time the time until the deadline; a hundred years or more for no limit
   */
  public CancelToken child(Duration time) {
    if (time.compareTo(LONGEST) >= 0) {
      return child();
    }
    long end = clock.getAsLong() + time.toNanos();
    return new CancelToken(Optional.of(this), clock, limited && deadline - end < 0 ? deadline : end, true);
  }

  /** The time on the clock, in nanoseconds; only differences have a meaning. */
  public long nanoTime() {
    return clock.getAsLong();
  }

  /** Cancels the work, which stops within a few thousand moves. */
  public void cancel() {
    cancelled = true;
  }

  /** Whether this token or one above it was cancelled, whatever the time. */
  public boolean isCancelled() {
    return cancelled || parent.isPresent() && parent.get().isCancelled();
  }

  /** Whether the work must stop: it was cancelled, or its time is up. */
  public boolean stops() {
    return isCancelled() || limited && clock.getAsLong() - deadline >= 0;
  }

  /** Throws a {@link CancellationException} if the work must stop. */
  public void check() {
    if (stops()) {
      throw stop();
    }
  }

  static CancellationException stop() {
    return new Stop();
  }
}
