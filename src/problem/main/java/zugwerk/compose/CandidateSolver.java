package zugwerk.compose;

import static zugwerk.work.Texts.key;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import zugwerk.board.Setup;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.Quality;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemSolver;
import zugwerk.problem.Solved;
import zugwerk.rules.Move;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.solve.battle.Nearness;
import zugwerk.solve.solver.Solver;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Message;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;
import zugwerk.work.ParallelLoop;

/** Solves many candidates within limits, several at a time. Use each instance for one search. */
public final class CandidateSolver {

  static final SolveOptions.Shown KEYS_ONLY = new SolveOptions.Shown(false, SolveOptions.Tries.NONE, true, true);

  private static final int MEGABYTES = 64;

  /**
   * The limits of a search.
   *
   * @param threads how many candidates are solved at a time, from 1
   * @param time the time limit of the whole search; {@link SolveOptions#NO_LIMIT} for no limit
   * @param nodes the number of moves played after which a candidate stays undecided, from 1
   */
  public record Limits(int threads, Duration time, long nodes) {

    /** One thread, no limit of time, and two hundred million moves for each candidate. */
    public static final Limits DEFAULT = new Limits(1, SolveOptions.NO_LIMIT, 200_000_000);

    public Limits {
      ParallelLoop.checkThreads(threads);
      if (nodes < 1) {
        throw new InputException("the solver must be allowed at least one move, not {0}", nodes);
      }
    }
  }

  private final Limits limits;
  private final ProblemSolver place;
  private final Meter meter;
  private final AtomicInteger undecided = new AtomicInteger();
  private final AtomicInteger tried = new AtomicInteger();
  /** The token of the present loop; it stops with the meter's token, and when there are enough results. */
  private volatile CancelToken token;

  /**
   * Starts the clock.
   *
   * @param monitor stops the search; its listener is called after each candidate
   */
  public CandidateSolver(Limits limits, Monitor monitor) {
    this(limits, ProblemSolver.HERE, monitor);
  }

  /**
   * The same, where whole problems are solved elsewhere.
   *
   * @param place called from as many threads as the limits allow
   */
  public CandidateSolver(Limits limits, ProblemSolver place, Monitor monitor) {
    this.limits = limits;
    this.place = place;
    meter = new Meter(monitor, limits.time(), Long.MAX_VALUE);
    token = meter.token();
  }

  /** Whether the search must stop: it was cancelled, its time is up, or there are enough results. */
  public boolean stops() {
    return token.stops();
  }

  /** How many candidates have been examined. */
  public int tried() {
    return tried.get();
  }

  public int undecided() {
    return undecided.get();
  }

  Optional<Solved> begin(Problem problem) {
    problem.task().stipulationOrThrow();
    Validation.checkProblem(problem.variant(), problem.setup());
    Optional<Solved> solved = solve(problem, 1);
    if (solved.isEmpty() && !stops()) {
      throw new InputException("the problem could not be solved within the limits");
    }
    return solved;
  }

  /**
   * @throws InputException in one sentence, if the problem is not sound or takes too long
   * @throws CancellationException if the search was stopped before that was known
   */
  List<String> keysOfSound(Problem problem) {
    Solved solved = begin(problem).orElseThrow(() -> new CancellationException(
        "the search was stopped before the problem was proved sound"));
    if (solved.verdict() != Soundness.SOUND) {
      throw new InputException("the problem is {0}, not sound", Message.message(solved.verdict().word()));
    }
    return solved.keys();
  }

  Optional<Solved> sound(Problem candidate) {
    return solve(candidate, 1).filter(solved -> solved.verdict() == Soundness.SOUND);
  }

  Optional<Solved> shown(Problem candidate) {
    return solve(candidate, Measure.SHOWN, 1).filter(solved -> solved.verdict() == Soundness.SOUND);
  }

  Function<Solved, Optional<Quality>> measured(BiFunction<Solved, CancelToken, Quality> measure) {
    return solved -> {
      try {
        return Optional.of(measure.apply(solved, token));
      } catch (CancellationException _) {
        return Optional.empty();
      }
    };
  }

  Optional<Quality> quality(Problem candidate, Measure measure) {
    return shown(candidate).flatMap(measured(measure::inSearch));
  }

  /**
   * Solves all parts of a candidate; empty where it cannot be made or played, or was not decided.
   *
   * @param tooMany the number of excess keys or solutions at which the solver stops, from 1
   */
  Optional<Solved> solve(Problem candidate, int tooMany) {
    return solve(candidate, KEYS_ONLY, tooMany);
  }

  private Optional<Solved> solve(Problem candidate, SolveOptions.Shown shown, int tooMany) {
    SolveOptions options = options(shown, candidate.task().solutions(), tooMany);
    return decided(monitor -> place.solve(candidate, options, SolveOptions.NO_LIMIT, monitor), Solved::verdict,
        Solved::nodes);
  }

  Optional<Solution> solve(
      Variant variant, Setup setup, Stipulation stipulation, SolveOptions.Shown shown, int tooMany) {
    SolveOptions options = options(shown, 1, tooMany);
    return decided(monitor -> Solver.solve(variant, setup, stipulation, options, monitor),
        Solution::verdict, Solution::nodes);
  }

  /** Solves for one first move, which is shown whether it solves or not. */
  Optional<Solution> first(
      Variant variant, Setup setup, Stipulation stipulation, SolveOptions.Shown shown, Move first) {
    SolveOptions options = options(shown, 1, 1).after(first);
    return decided(monitor -> Solver.solve(variant, setup, stipulation, options, monitor),
        Solution::verdict, Solution::nodes);
  }

  /** The fewest refutations of a first move, as in {@link Nearness}; {@code most} if that takes too long. */
  int refutations(Variant variant, Setup setup, Stipulation stipulation, boolean quiet, int most) {
    if (stops()) {
      return most;
    }
    Meter search = new Meter(new Monitor(token), SolveOptions.NO_LIMIT, limits.nodes());
    try {
      return Nearness.refutations(variant, setup, stipulation, quiet, most, search);
    } finally {
      meter.count(search.nodes());
    }
  }

  private SolveOptions options(SolveOptions.Shown shown, int solutions, int tooMany) {
    return SolveOptions.DEFAULT.showing(shown).within(new SolveOptions.Limits(
        1, SolveOptions.NO_LIMIT, limits.nodes(), MEGABYTES, (long) solutions + tooMany, 0));
  }

  private <S> Optional<S> decided(
      Function<Monitor, S> solving, Function<S, Soundness> verdict, ToLongFunction<S> played) {
    if (stops()) {
      return Optional.empty();
    }
    try {
      S solved = solving.apply(new Monitor(token));
      meter.count(played.applyAsLong(solved));
      // A solver that was stopped may have left out parts of the candidate.
      if (stops()) {
        return Optional.empty();
      }
      if (verdict.apply(solved) != Soundness.UNFINISHED) {
        return Optional.of(solved);
      }
      undecided.incrementAndGet();
    } catch (InputException _) {
      // A change that leaves an unplayable position gives no candidate.
    }
    return Optional.empty();
  }

  /** Delivers the results in order; only the first of them where the search was stopped. */
  <C, R> List<R> all(List<C> candidates, Function<C, Optional<R>> examine, Consumer<R> listener) {
    List<R> results = new ArrayList<>();
    this.<R>each(candidates.size(), i -> examine.apply(candidates.get(i)), result -> {
      results.add(result);
      listener.accept(result);
      return true;
    });
    return results;
  }

  /**
   * Examines candidates in parallel, and delivers their results in order, each as early as possible. Returns when no
   * thread works any more; where the search was stopped, some results are missing.
   *
   * @param candidates how many there are
   * @param examine computes the result of a candidate, by its number
   * @param found receives each result, one at a time; returns false when there are enough
   */
  <R> void each(int candidates, IntFunction<Optional<R>> examine, Predicate<R> found) {
    meter.begin(Message.NONE, candidates, key("tried"));
    this.<R>loop(candidates, examine, result -> {
      meter.found();
      return found.test(result);
    });
  }

  void found() {
    meter.found();
  }

  /**
   * The same in rounds: the candidates of a round may depend on the results of earlier rounds, and so are the same for
   * any number of threads. The caller counts what is found.
   *
   * @param most the limit of candidates in all rounds together
   * @param next returns the candidates of a round, at most the given number; none when there are no more
   */
  <C, R> void rounds(int most, IntFunction<List<C>> next, Function<C, Optional<R>> examine, Predicate<R> found) {
    meter.begin(Message.NONE, most, key("tried"));
    boolean[] enough = new boolean[1];
    int left = most;
    while (left > 0 && !enough[0] && !stops()) {
      List<C> round = next.apply(left);
      left -= round.isEmpty() ? left : round.size();
      this.<R>loop(round.size(), i -> examine.apply(round.get(i)), result -> {
        enough[0] = !found.test(result);
        return !enough[0];
      });
    }
  }

  /** The same items after some work on each, in order; only the first of them where the search was stopped. */
  <R> List<R> worked(List<R> items, UnaryOperator<R> work) {
    List<R> done = new ArrayList<>();
    try {
      new ParallelLoop(limits.threads(), "composer", token.child()).ordered(items.size(),
          i -> work.apply(items.get(i)), (R item) -> stops() || done.add(item));
    } catch (CancellationException _) {
      // The items before the stop are done.
    }
    return done;
  }

  private <R> void loop(int candidates, IntFunction<Optional<R>> examine, Predicate<R> found) {
    token = meter.token().child();
    try {
      new ParallelLoop(limits.threads(), "composer", token).ordered(candidates, i -> {
        Optional<R> result = examine.apply(i);
        meter.done();
        tried.incrementAndGet();
        return result;
      }, (Optional<R> result) -> {
        return result.map(found::test).orElse(true);
      });
    } catch (CancellationException _) {
      // The results before the stop have been delivered.
    } finally {
      token = meter.token();
    }
  }
}
