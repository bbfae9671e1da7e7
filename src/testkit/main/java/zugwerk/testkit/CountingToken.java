package zugwerk.testkit;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import zugwerk.work.CancelToken;

/** A token that counts how often work checks it, and cancels the work at a check. */
public final class CountingToken {

  private final AtomicLong checks = new AtomicLong();
  private final CancelToken token;

  /**
   * Makes a token.
   *
   * @param last the check at which work stops, from 1; {@link Long#MAX_VALUE} for never
   */
  public CountingToken(long last) {
    // The clock advances by one with each check. It starts at 0, when the child reads the time.
    token = new CancelToken(checks::getAndIncrement).child(Duration.ofNanos(Math.min(last, Long.MAX_VALUE / 4)));
  }

  /** The token to pass on; its children count too. */
  public CancelToken token() {
    return token;
  }

  /** How often it was checked. */
  public long checks() {
    return checks.get() - 1;
  }
}
