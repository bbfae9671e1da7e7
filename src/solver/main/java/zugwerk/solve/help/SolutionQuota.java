package zugwerk.solve.help;

import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;

/** How many solutions the threads of a search may still find together. */
final class SolutionQuota {

  /** Stops a search that has found as many solutions as allowed. */
  static final class SpentException extends CancellationException {

    private static final long serialVersionUID = 1;

    @Override
    public Throwable fillInStackTrace() {
      return this;
    }
  }

  static final SolutionQuota UNLIMITED = new SolutionQuota(Long.MAX_VALUE);

  private final AtomicLong left;

  SolutionQuota(long most) {
    left = new AtomicLong(most);
  }

  boolean isSpent() {
    return left.get() == 0;
  }

  /** Takes as many as allowed of some solutions and returns their number. */
  long take(long wanted) {
    // Threads do not compete where there is no limit.
    return left.get() == Long.MAX_VALUE ? wanted
        : Math.min(wanted, left.getAndUpdate(now -> now - Math.min(now, wanted)));
  }

  void check() {
    if (isSpent()) {
      throw new SpentException();
    }
  }
}
