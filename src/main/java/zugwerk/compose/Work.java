package zugwerk.compose;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import zugwerk.board.Setup;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.solve.Control;
import zugwerk.solve.Nearness;
import zugwerk.solve.Solution;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Solver;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.solve.Team;

/**
 * A search through many candidates as seen from outside: it deals them out to threads, solves them within limits, tells
 * how far it has come, and can be stopped.
 */
public final class Work {

  /** So much memory, in MiB, the solver may take for one candidate. */
  private static final int MEGABYTES = 64;

  /**
   * What may be spent.
   *
   * @param threads how many candidates are looked at side by side, from 1
   * @param time how long it may take in all; {@link SolveOptions#NO_LIMIT} for as long as it needs
   * @param nodes after how many moves played a candidate is left undecided, from 1
   */
  public record Limits(int threads, Duration time, long nodes) {

    /** One thread, no clock, and a candidate is left after two hundred million moves. */
    public static final Limits DEFAULT = new Limits(1, SolveOptions.NO_LIMIT, 200_000_000);

    public Limits {
      if (threads < 1) {
        throw new IllegalArgumentException("at least one thread is needed, not " + threads);
      }
      if (nodes < 1) {
        throw new IllegalArgumentException("a candidate needs at least one move played, not " + nodes);
      }
    }
  }

  /**
   * How far it has come.
   *
   * @param done candidates that have been looked at
   * @param all how many there are; {@link Integer#MAX_VALUE} where there is no end to them
   * @param undecided how many were left since they took more moves than allowed
   * @param found results so far
   * @param nodes moves played so far
   * @param seconds time since the start
   */
  public record Progress(int done, int all, int undecided, int found, long nodes, double seconds) {}

  private final Limits limits;
  private final Consumer<Progress> listener;
  private final long start = System.nanoTime();
  private final Set<Control> running = ConcurrentHashMap.newKeySet();
  private final LongAdder nodes = new LongAdder();
  private final AtomicInteger undecided = new AtomicInteger();
  private volatile boolean cancelled;
  private volatile boolean enough;

  /**
   * @param limits what may be spent
   * @param listener told after each candidate, from the threads that work, one at a time
   */
  public Work(Limits limits, Consumer<Progress> listener) {
    this.limits = limits;
    this.listener = listener;
  }

  /** Asks it to stop; it does so within a few thousand moves. */
  public void cancel() {
    cancelled = true;
    running.forEach(Control::cancel);
  }

  /** Whether it was asked to stop. */
  public boolean cancelled() {
    return cancelled;
  }

  /** Whether it is to stop: somebody asked it to, its time is up, or there is enough. */
  public boolean stops() {
    return cancelled || enough || System.nanoTime() - start > nanoseconds();
  }

  private long nanoseconds() {
    return limits.time().equals(SolveOptions.NO_LIMIT) ? Long.MAX_VALUE : limits.time().toNanos();
  }

  /** How many candidates were left undecided since they took more moves than allowed. */
  public int undecided() {
    return undecided.get();
  }

  /**
   * Solves a candidate, all its parts; empty where it cannot be made or played, or where it was not decided.
   *
   * @param tooMany after how many keys or solutions too many the solver may stop, from 1
   */
  Optional<Solved> solve(Problem candidate, SolveOptions.Shown shown, int tooMany) {
    SolveOptions options = options(shown, Math.max(1, candidate.solutions()), tooMany);
    return decided(control -> Solved.solve(candidate, options, control), Solved::verdict, Solved::nodes);
  }

  /**
   * Solves a position that is to have one key or solution; empty where it cannot be played or was not decided.
   *
   * @param tooMany after how many keys or solutions too many the solver may stop, from 1
   */
  Optional<Solution> solve(
      Variant variant, Setup setup, Stipulation stipulation, SolveOptions.Shown shown, int tooMany) {
    SolveOptions options = options(shown, 1, tooMany);
    return decided(control -> Solver.solve(variant, setup, stipulation, options, control),
        Solution::verdict, Solution::nodes);
  }

  /** How near a position comes to a solution, as {@link Nearness} counts; {@code most} if that takes too long. */
  int refutations(Variant variant, Setup setup, Stipulation stipulation, boolean quiet, int most) {
    Control control = new Control(progress -> {}, limits.nodes());
    running.add(control);
    try {
      return stops() ? most : Nearness.refutations(variant, setup, stipulation, quiet, most, control);
    } finally {
      running.remove(control);
      nodes.add(control.nodes());
    }
  }

  private SolveOptions options(SolveOptions.Shown shown, int stated, int tooMany) {
    long left = nanoseconds() - (System.nanoTime() - start);
    Duration time = nanoseconds() == Long.MAX_VALUE ? SolveOptions.NO_LIMIT : Duration.ofNanos(Math.max(1, left));
    return SolveOptions.DEFAULT.showing(shown)
        .within(new SolveOptions.Limits(1, time, MEGABYTES, (long) stated + tooMany, 0));
  }

  private <S> Optional<S> decided(
      Function<Control, S> solving, Function<S, Soundness> verdict, ToLongFunction<S> played) {
    Control control = new Control(progress -> {}, limits.nodes());
    running.add(control);
    try {
      if (stops()) {
        return Optional.empty();
      }
      S solved = solving.apply(control);
      nodes.add(played.applyAsLong(solved));
      if (verdict.apply(solved) != Soundness.UNFINISHED) {
        return Optional.of(solved);
      }
      undecided.addAndGet(stops() ? 0 : 1);
    } catch (IllegalArgumentException _) {
      // A change that leaves a position which cannot be played is no candidate.
    } finally {
      running.remove(control);
    }
    return Optional.empty();
  }

  /** Whether a setup can be played, without the words why not. */
  static boolean playable(Problem problem, Setup setup) {
    return Validation.faults(problem.variant(), setup).isEmpty();
  }

  /**
   * Looks at candidates side by side and hands on what comes of them in their order, each as soon as those before it
   * are there. Returns once no thread works any more.
   *
   * @param candidates how many there are
   * @param look what comes of a candidate, given its number
   * @param found told of each result, one at a time; false when there are enough
   */
  <R> void each(int candidates, IntFunction<Optional<R>> look, Predicate<R> found) {
    enough = false;
    AtomicInteger next = new AtomicInteger();
    AtomicReference<Throwable> failure = new AtomicReference<>();
    InOrder<R> results = new InOrder<>(candidates, found);
    Team.work(Math.min(limits.threads(), Math.max(1, candidates)), "composer", () -> {
      try {
        for (int i = next.getAndIncrement(); i < candidates && !stops(); i = next.getAndIncrement()) {
          results.add(i, look.apply(i));
        }
      } catch (RuntimeException | Error thrown) {
        failure.compareAndSet(null, thrown);
        enough = true;
      }
    });
    switch (failure.get()) {
      case RuntimeException thrown -> throw thrown;
      case Error thrown -> throw thrown;
      case null, default -> {}
    }
  }

  /** Results that wait for those before them. */
  private final class InOrder<R> {

    private final int candidates;
    private final Predicate<R> found;
    private final TreeMap<Integer, Optional<R>> waiting = new TreeMap<>();
    private int done;
    private int next;
    private int handed;

    InOrder(int candidates, Predicate<R> found) {
      this.candidates = candidates;
      this.found = found;
    }

    synchronized void add(int number, Optional<R> result) {
      waiting.put(number, result);
      done++;
      for (Optional<R> told = waiting.remove(next); told != null; told = waiting.remove(next)) {
        next++;
        if (told.isPresent() && !enough) {
          handed++;
          enough |= !found.test(told.get());
        }
      }
      listener.accept(new Progress(done, candidates, undecided.get(), handed, nodes.sum(),
          (System.nanoTime() - start) / 1e9));
    }
  }
}
