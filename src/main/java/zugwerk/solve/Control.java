package zugwerk.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.stream.Stream;

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

  /** How often, in nanoseconds, it tells how far the search has come while no first move is settled. */
  private static final long INTERVAL = 200_000_000;

  private final AtomicBoolean cancelled = new AtomicBoolean();
  private final LongAdder nodes = new LongAdder();
  private final Consumer<Progress> listener;
  private final AtomicLong told = new AtomicLong();
  private long start = System.nanoTime();
  private long deadline = Long.MAX_VALUE;
  private final long mostNodes;
  private Memory memory = () -> 0;
  /** What was found of each part so far; only together with a lock on it. */
  private final List<List<SolutionNode>> found = new ArrayList<>();
  private volatile Progress latest = new Progress(0, 0, 0, 0, 0, 0, "", List.of());

  /** A control that nobody listens to. */
  public Control() {
    this(progress -> {});
  }

  /**
   * @param listener told of progress now and then, from the threads of the search
   */
  public Control(Consumer<Progress> listener) {
    this(listener, Long.MAX_VALUE);
  }

  /**
   * @param listener told of progress now and then, from the threads of the search
   * @param mostNodes after about how many moves played it stops; with one thread it does so always at the same place
   */
  public Control(Consumer<Progress> listener, long mostNodes) {
    this.listener = listener;
    this.mostNodes = mostNodes;
  }

  /** Asks the search to stop; it does so within a few thousand moves. */
  public void cancel() {
    cancelled.set(true);
  }

  /** Whether the search was asked to stop. */
  public boolean cancelled() {
    return cancelled.get();
  }

  /** Starts the clock of a search. */
  public void begin(SolveOptions.Limits limits) {
    start = System.nanoTime();
    told.set(0);
    nodes.reset();
    synchronized (found) {
      found.add(List.of());
    }
    deadline = limits.time().equals(SolveOptions.NO_LIMIT) ? Long.MAX_VALUE : limits.time().toNanos();
  }

  /** Whether the search is to stop: somebody asked it to, or its time is up. */
  public boolean stops() {
    return cancelled.get() || System.nanoTime() - start > deadline;
  }

  /** Notes a first move that solves, so that those who watch need not wait for the end. */
  void found(SolutionNode line) {
    synchronized (found) {
      found.add(Stream.concat(found.removeLast().stream(), Stream.of(line)).toList());
    }
  }

  private List<List<SolutionNode>> found() {
    synchronized (found) {
      return List.copyOf(found);
    }
  }

  /** Says what the search remembers in. */
  void remembers(Memory used) {
    memory = used;
  }

  /** Counts moves played and stops the search if that was asked for or its time is up. */
  void played(long moves) {
    nodes.add(moves);
    long now = System.nanoTime() - start;
    if (cancelled.get() || now > deadline || nodes.sum() > mostNodes) {
      throw Stopped.NOW;
    }
    long before = told.get();
    if (now - before > INTERVAL && told.compareAndSet(before, now)) {
      tell(latest.examined(), latest.firstMoves(), latest.depth());
    }
  }

  /** Counts moves played without stopping the search. */
  public void count(long moves) {
    nodes.add(moves);
  }

  /** Tells how many of the first moves are settled at a depth in moves, 0 where there is none. */
  public void report(int examined, int firstMoves, int depth) {
    told.set(System.nanoTime() - start);
    tell(examined, firstMoves, depth);
  }

  /**
   * Tells what is done before moves can be played.
   *
   * @param work in a few words
   * @param done how many steps of it are done
   * @param steps how many there are
   */
  public void prepare(String work, int done, int steps) {
    listener.accept(new Progress(done, steps, 0, nodes(), seconds(), memory.use(), work, found()));
  }

  private void tell(int examined, int firstMoves, int depth) {
    latest = new Progress(examined, firstMoves, depth, nodes(), seconds(), memory.use(), "", found());
    listener.accept(latest);
  }

  /** How many moves were played so far. */
  public long nodes() {
    return nodes.sum();
  }

  /** How long it has been at work. */
  public double seconds() {
    return (System.nanoTime() - start) / 1e9;
  }
}
