package zugwerk.solve.table;

import java.util.function.LongSupplier;

/**
 * Measures the speed of building, phase by phase, to estimate which share of the work is done. In the current phase the
 * reported share counts, or else the elapsed time.
 */
final class Pace {

  enum Phase {
    EVALUATING,
    SETTLING,
    PACKING
  }

  /** The greatest share of a phase that elapsed time alone can reach. */
  private static final double NEARLY = 0.95;

  private static final int PHASES = Phase.values().length;

  private final LongSupplier clock;
  private final double guess;
  private final double all;
  /** By phase. */
  private final double[] seconds = new double[PHASES];
  private final double[] settled = new double[PHASES];
  private double done;
  private double current;
  private int phase;
  private double part;
  private long begun;

  /** @param guess positions a second, until something is measured */
  Pace(double all, double guess, LongSupplier clock) {
    this.all = all;
    this.guess = guess;
    this.clock = clock;
  }

  synchronized void begin(double positions) {
    current = positions;
    begin(0);
  }

  private void begin(int newPhase) {
    phase = newPhase;
    part = 0;
    begun = clock.getAsLong();
  }

  /** Begins a phase, unless it has begun; phases may be skipped. */
  synchronized void begin(Phase next) {
    if (next.ordinal() > phase) {
      measure();
      begin(next.ordinal());
    }
  }

  private void measure() {
    seconds[phase] += since();
    settled[phase] += current;
  }

  synchronized void report(double share) {
    part = Math.max(part, share);
  }

  /** @param built whether the tables were built here, so that their time counts */
  synchronized void end(boolean built) {
    if (built) {
      measure();
    }
    done += current;
    current = 0;
  }

  private double since() {
    return (clock.getAsLong() - begun) / 1e9;
  }

  private double cost(int of) {
    // The guess counts for one second, so that the first small tables do not mislead.
    return (seconds[of] + 1.0 / PHASES) / (settled[of] + guess);
  }

  synchronized double share() {
    if (all == 0) {
      return 0;
    }
    double whole = 0;
    double gone = 0;
    for (int of = 0; of < PHASES; of++) {
      whole += cost(of);
      gone += of < phase ? cost(of) : 0;
    }
    double reported = part > 0 ? part : current == 0 ? 0 : Math.min(NEARLY, since() / (current * cost(phase)));
    return Math.min(1, (done + current * (gone + reported * cost(phase)) / whole) / all);
  }
}
