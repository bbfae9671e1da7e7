package zugwerk.solve.table;

import java.util.function.LongSupplier;

/**
 * Measures how fast tables are built, and tells from that which share of the work is done. The table in work counts by
 * the time that has gone by since it was begun.
 */
final class Pace {

  /** The table in work never counts as more than this share of it. */
  private static final double NEARLY = 0.95;

  private final LongSupplier clock;
  private final double guess;
  private final double all;
  private double done;
  private double measured;
  private double seconds;
  private double current;
  private long begun;

  /**
   * @param all how many positions there are to settle
   * @param guess how many are settled in a second, as long as nothing is measured
   * @param clock the time in nanoseconds
   */
  Pace(double all, double guess, LongSupplier clock) {
    this.all = all;
    this.guess = guess;
    this.clock = clock;
  }

  /** Begins tables of so many positions. */
  synchronized void begin(double positions) {
    current = positions;
    begun = clock.getAsLong();
  }

  /**
   * Ends the tables begun last.
   *
   * @param built whether they were built here, so that their time counts
   */
  synchronized void end(boolean built) {
    done += current;
    if (built) {
      measured += current;
      seconds += since();
    }
    current = 0;
  }

  private double since() {
    return (clock.getAsLong() - begun) / 1e9;
  }

  /** The share of the work that is done, from 0 to 1. */
  synchronized double share() {
    // The guess counts for one second, so that the first small tables do not mislead.
    double pace = (measured + guess) / (seconds + 1);
    double part = current == 0 ? 0 : Math.min(NEARLY * current, pace * since());
    return all == 0 ? 0 : Math.min(1, (done + part) / all);
  }
}
