package zugwerk.solve;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;

/** A running search as seen from outside: it can be stopped, and tells how far it has come. */
public final class Control {

  /** Thrown through the search when it is to stop; it carries nothing. */
  static final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1;
    static final Stopped NOW = new Stopped();

    private Stopped() {
      super(null, null, false, false);
    }
  }

  private final AtomicBoolean cancelled = new AtomicBoolean();
  private final LongAdder nodes = new LongAdder();
  private final Consumer<Progress> listener;
  private long start = System.nanoTime();
  private long deadline = Long.MAX_VALUE;

  /** A control that nobody listens to. */
  public Control() {
    this(progress -> {});
  }

  /**
   * @param listener told of progress now and then, from the threads of the search
   */
  public Control(Consumer<Progress> listener) {
    this.listener = listener;
  }

  /** Asks the search to stop; it does so within a few thousand moves. */
  public void cancel() {
    cancelled.set(true);
  }

  /** Whether the search was asked to stop. */
  public boolean cancelled() {
    return cancelled.get();
  }

  void begin(SolveOptions options) {
    start = System.nanoTime();
    deadline = options.timeLimit().equals(SolveOptions.NO_LIMIT) ? Long.MAX_VALUE : options.timeLimit().toNanos();
  }

  /** Counts moves played. */
  void count(long moves) {
    nodes.add(moves);
  }

  /** Counts moves played and stops the search if that was asked for or its time is up. */
  void played(long moves) {
    count(moves);
    if (cancelled.get() || System.nanoTime() - start > deadline) {
      throw Stopped.NOW;
    }
  }

  void report(int examined, int firstMoves, int depth) {
    listener.accept(new Progress(examined, firstMoves, depth, nodes(), seconds()));
  }

  long nodes() {
    return nodes.sum();
  }

  double seconds() {
    return (System.nanoTime() - start) / 1e9;
  }
}
