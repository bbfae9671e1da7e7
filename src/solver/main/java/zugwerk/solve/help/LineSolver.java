package zugwerk.solve.help;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.LongForm;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.solve.FirstMoves;
import zugwerk.solve.Play;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.solve.search.FirstMoveLoop;
import zugwerk.work.Meter;
import zugwerk.work.ParallelLoop;

/** Solves help and series play: all lines of the stipulated length, and whether there is a shorter one. */
public final class LineSolver {

  /** The most lines written out for a first move; further ones are only counted. */
  public static final int MOST_LINES = 1000;

  /** The bounds of all threads get the memory divided by this. */
  private static final int PART_OF_BOUNDS = 8;

  private final Variant variant;
  private final BiFunction<Position, Stipulation, Bounds> bounds;
  private final Setup setup;
  private final Stipulation stipulation;
  private final Stipulation searched;
  private final SolveOptions options;
  private final Meter meter;
  private final Consumer<SolutionNode> listener;
  private final FailureTable failures;
  /** Legal moves first, then those that are allowed only as the last move. */
  private final int[] firstMoves;
  private final int legalMoves;
  private final @Nullable SolutionNode[] keys;
  private final long[] counts;
  private final Queue<LineSearch> idle = new ConcurrentLinkedQueue<>();
  private final Queue<Bounds> used = new ConcurrentLinkedQueue<>();
  private final SolutionQuota quota;
  private volatile boolean stoppedEarly;
  private volatile int length;
  private int shortest;

  /** @param listener receives the first line of each first move when it is found, from the working threads */
  public LineSolver(Variant variant, Setup setup, Stipulation stipulation, SolveOptions options, Meter meter,
      Consumer<SolutionNode> listener) {
    this(variant,
        (position, searched) -> Bounds.of(variant, position, searched, BoundedGoal.LEAST_EFFORT,
            options.limits().megabytes() * (1L << 20) / PART_OF_BOUNDS / options.limits().threads()),
        setup, stipulation, options, meter, listener);
  }

  /** @param bounds makes the bounds of a search; with {@link Bounds#NONE} every line is searched */
  LineSolver(Variant variant, BiFunction<Position, Stipulation, Bounds> bounds, Setup setup, Stipulation stipulation,
      SolveOptions options, Meter meter, Consumer<SolutionNode> listener) {
    this.variant = variant;
    this.bounds = bounds;
    boolean proof = stipulation.isProofGame();
    this.setup = proof ? options.start(variant) : setup;
    this.stipulation = stipulation;
    searched = proof ? stipulation.reaching(setup) : stipulation;
    this.options = options;
    this.meter = meter;
    this.listener = listener;
    length = stipulation.counted();
    quota = new SolutionQuota(options.limits().solutions());
    failures = new FailureTable(options.limits().megabytes(), meter);
    meter.setMemory(failures::use);
    int[] legal = FirstMoves.of(variant, Position.of(this.setup), options.first());
    legalMoves = legal.length;
    firstMoves = IntStream.concat(IntStream.of(legal), selfCheckMoves()).toArray();
    keys = new SolutionNode[firstMoves.length];
    counts = new long[firstMoves.length];
  }

  private IntStream selfCheckMoves() {
    MoveList list = new MoveList();
    if (stipulation.goal().kind().needsSelfCheck() && !stipulation.play().isAnswered() && options.first().isEmpty()) {
      search().selfCheckMoves(list);
    }
    return IntStream.range(0, list.size()).map(list::get);
  }

  private int[] firstMoves(int halfmoves) {
    return halfmoves == 1 ? firstMoves : Arrays.copyOf(firstMoves, legalMoves);
  }

  /** Returns what it has found if the meter stops it. */
  public Solution solve() {
    List<SolutionNode> setPlay = new ArrayList<>();
    boolean finished = true;
    try {
      findShorter();
      if (options.terms().stopOnShort() && shortest > 0) {
        length = stipulation.inMoves(shortest).counted();
      }
      FirstMoveLoop.run(meter, options.limits().threads(), firstMoves(length).length, stipulation.moves(),
          () -> explorer(search()));
      if (options.shown().setPlay()) {
        setPlay.addAll(setPlay());
      }
    } catch (CancellationException _) {
      finished = false;
    }
    // All threads have ended.
    idle.clear();
    used.forEach(Bounds::release);
    finished &= !stoppedEarly;
    long solutions = LongStream.of(counts).sum();
    if (shortest == 0 && solutions > 0) {
      shortest = stipulation.moves();
    }
    return new Solution(stipulation, verdict(finished, solutions), Stream.of(keys).filter(Objects::nonNull).toList(),
        List.of(), setPlay, solutions, options.solutions(),
        shortest == 0 ? OptionalInt.empty() : OptionalInt.of(shortest), List.of(), meter.nodes(), meter.seconds(),
        finished);
  }

  /** Reuses an idle search, as its bounds have already learned where pieces can go. */
  private LineSearch search() {
    LineSearch known = idle.poll();
    return known == null ? newSearch() : known;
  }

  private void release(LineSearch search) {
    search.finish();
    idle.add(search);
  }

  private LineSearch newSearch() {
    Position position = Position.of(setup);
    Bounds known = bounds.apply(position, searched);
    used.add(known);
    Play play = stipulation.play();
    return play.isSeries() ? new SeriesSearch(variant, position, searched, known, failures, meter)
        : play.isParry() ? new ParrySearch(variant, position, searched, known, failures, meter)
            : new HelpSearch(variant, position, searched, known, failures, meter);
  }

  private void findShorter() {
    if (stipulation.exact()) {
      return;
    }
    int step = stipulation.step();
    int answer = stipulation.halfmoves() - stipulation.counted();
    int first = stipulation.halfmoves() % step;
    while (first <= answer) {
      first += step;
    }
    for (int tried = first; tried < stipulation.halfmoves() && shortest == 0; tried += step) {
      int now = tried;
      AtomicBoolean found = new AtomicBoolean();
      int[] moves = firstMoves(now - answer);
      FirstMoveLoop.run(meter, options.limits().threads(), moves.length, (now + step - 1) / step,
          () -> prober(moves, search(), now - answer, found));
      if (found.get()) {
        shortest = (now + step - 1) / step;
      }
    }
  }

  /** Help play half a move shorter, or the other side's move after a series; other play has none. */
  private List<SolutionNode> setPlay() {
    LineSearch search = search();
    if (stipulation.isProofGame() || search.inCheck() || !search.pass()) {
      return List.of();
    }
    if (stipulation.play().isHelp() && stipulation.counted() > 1) {
      search.explore(stipulation.counted() - 1, stipulation.firstPly() + 1);
    } else if (search instanceof SeriesSearch series && stipulation.play().isAnswered()
        && !stipulation.play().endsForEither()) {
      series.exploreAnswers();
    } else {
      return List.of();
    }
    search.finish();
    return search.lines().stream().map(SolutionNode::afterPass)
        .sorted(Comparator.comparing(line -> LongForm.of(variant.schema(), line.move()))).toList();
  }

  private Soundness verdict(boolean finished, long solutions) {
    return Soundness.of(shortest != 0 && shortest < stipulation.moves(), solutions, options.solutions(), finished);
  }

  private ParallelLoop.Worker prober(int[] moves, LineSearch search, int halfmoves, AtomicBoolean solved) {
    return new ParallelLoop.Worker() {
      @Override
      public void work(int index) {
        if (!solved.get() && search.solves(moves[index], halfmoves)) {
          solved.set(true);
        }
      }

      @Override
      public void end() {
        release(search);
      }
    };
  }

  /** Keeps what it found if it is stopped. */
  private ParallelLoop.Worker explorer(LineSearch search) {
    return new ParallelLoop.Worker() {
      @Override
      public void work(int index) {
        if (quota.isSpent()) {
          stoppedEarly = true;
          return;
        }
        try {
          search.explore(firstMoves[index], length, stipulation.firstPly(), quota);
        } catch (SolutionQuota.SpentException _) {
          stoppedEarly = true;
        } finally {
          counts[index] = search.found();
          keys[index] = search.lines().stream().findFirst().orElse(null);
          search.lines().stream().limit(1).forEach(listener);
        }
      }

      @Override
      public void end() {
        release(search);
      }
    };
  }
}
