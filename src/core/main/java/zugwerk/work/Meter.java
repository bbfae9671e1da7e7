package zugwerk.work;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;

/**
 * The clock and the counters of one piece of work, shared by its threads. The meter stops the work at a limit, and
 * reports progress to the listener of the monitor: after each item, and every 200 ms while moves are played.
 */
public final class Meter {

  private static final long INTERVAL = 200_000_000;

  private final long start;
  private final Monitor monitor;
  private final CancelToken token;
  private final long mostNodes;
  private final LongAdder nodes = new LongAdder();
  private final AtomicLong reported = new AtomicLong();
  private Supplier<MemoryUse> memory = () -> MemoryUse.NONE;
  private DoubleSupplier whole = () -> 0;
  private Message step = Message.NONE;
  private String unit = "";
  private int all;
  private int done;
  private int found;

  /** A meter without limits. */
  public Meter(Monitor monitor) {
    this(monitor, Duration.ofSeconds(Long.MAX_VALUE), Long.MAX_VALUE);
  }

  /**
   * Starts the clock.
   *
   * @param time the time limit
   * @param mostNodes the number of moves after which the work stops: with one thread exactly, with several about
   */
  public Meter(Monitor monitor, Duration time, long mostNodes) {
    this.monitor = monitor;
    token = monitor.token().child(time);
    start = token.nanoTime();
    this.mostNodes = mostNodes;
  }

  /** Stops with the monitor's token, and at the time limit. */
  public CancelToken token() {
    return token;
  }

  /** Sets the source of the memory use. */
  public synchronized void setMemory(Supplier<MemoryUse> used) {
    memory = used;
  }

  /** Sets the source of the finished share of all work, from 0 to 1, where items do not measure it. */
  public synchronized void setShare(DoubleSupplier done) {
    whole = done;
  }

  /** Begins a step; see {@link Progress} for the parameters. Does not report it. */
  public synchronized void begin(Message newStep, int newAll, String newUnit) {
    step = newStep;
    all = newAll;
    unit = newUnit;
    done = 0;
  }

  /** Begins a step with some items done, and reports it. */
  public synchronized void report(Message newStep, int newDone, int newAll, String newUnit) {
    begin(newStep, newAll, newUnit);
    done = newDone;
    report();
  }

  /** Counts a finished item of the step, and reports it. */
  public synchronized void done() {
    done++;
    report();
  }

  /** Counts a result, and reports it. */
  public synchronized void found() {
    found++;
    report();
  }

  /**
   * Counts moves played, and reports them at intervals.
   *
   * @throws CancellationException if the work must stop
   */
  public void played(long moves) {
    nodes.add(moves);
    token.check();
    if (nodes.sum() > mostNodes) {
      throw CancelToken.stop();
    }
    long now = token.nanoTime() - start;
    long before = reported.get();
    if (now - before > INTERVAL && reported.compareAndSet(before, now)) {
      report();
    }
  }

  /** Counts moves played without stopping the work. */
  public void count(long moves) {
    nodes.add(moves);
  }

  private synchronized void report() {
    reported.set(token.nanoTime() - start);
    monitor.listener().accept(
        new Progress(step, done, all, unit, found, nodes(), seconds(), memory.get(),
            whole.getAsDouble()));
  }

  /** The number of moves played. */
  public long nodes() {
    return nodes.sum();
  }

  /** The time since the start. */
  public double seconds() {
    return (token.nanoTime() - start) / 1e9;
  }
}
