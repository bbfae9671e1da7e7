package zugwerk.solve.battle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.solve.Dual;
import zugwerk.solve.FirstMoves;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.solve.Terms;
import zugwerk.solve.search.FirstMoveLoop;
import zugwerk.work.Meter;
import zugwerk.work.ParallelLoop;

/** Solves play against a defence: all keys, the shortest solution and the whole tree. */
public final class AdversarialSolver {

  private static final int UNSETTLED = -1;

  private final Variant variant;
  private final Setup setup;
  private final Stipulation stipulation;
  private final SolveOptions options;
  private final Terms terms;
  private final Meter meter;
  private final Consumer<SolutionNode> listener;
  private final MateTable table;
  private final int[] firstMoves;
  /** By first move: the length of its solution, above the stipulated one if there is none, or {@link #UNSETTLED}. */
  private final int[] lengths;
  /** By first move: the moves searched at the last depth. */
  private final long[] costs;
  private final AtomicLong found = new AtomicLong();
  private final Map<Integer, SolutionNode> written = new ConcurrentHashMap<>();

  /** @param listener receives each key when it is found, from the working threads */
  public AdversarialSolver(Variant variant, Setup setup, Stipulation stipulation, SolveOptions options, Meter meter,
      Consumer<SolutionNode> listener) {
    this(variant, setup, stipulation, options, options.first(), meter, listener);
  }

  /**
   * Solves for one first move.
   *
   * @param only the only first move to search; unlike that of the options it does not widen what is shown
   */
  public AdversarialSolver(Variant variant, Setup setup, Stipulation stipulation, SolveOptions options,
      Optional<Move> only,
      Meter meter, Consumer<SolutionNode> listener) {
    this.variant = variant;
    this.setup = setup;
    this.stipulation = stipulation;
    this.options = options;
    terms = options.terms().in(stipulation);
    this.meter = meter;
    this.listener = listener;
    table = new MateTable(options.limits().megabytes(), meter);
    meter.setMemory(table::use);
    AdversarialSearch search = search();
    firstMoves = search.barred() || terms.postKey() ? new int[0]
        : IntStream.concat(IntStream.of(FirstMoves.of(variant, search.position, only))
            .filter(move -> !terms.limit() || admits(search, move)), selfCheckMoves(search, only)).toArray();
    lengths = new int[firstMoves.length];
    costs = new long[firstMoves.length];
    Arrays.fill(lengths, UNSETTLED);
  }

  private IntStream selfCheckMoves(AdversarialSearch search, Optional<Move> only) {
    MoveList keys = new MoveList();
    if (only.isEmpty()) {
      search.addSelfChecks(stipulation.moves(), keys);
    }
    return IntStream.range(0, keys.size()).map(keys::get);
  }

  private boolean admits(AdversarialSearch search, int move) {
    int mark = search.make(move);
    boolean admits = search.admits(stipulation.moves() - 1);
    search.position.rollback(mark);
    return admits;
  }

  private AdversarialSearch search() {
    return AdversarialSearch.of(variant, Position.of(setup), stipulation, terms, table, meter);
  }

  /** Returns what it has found if the meter stops it. */
  public Solution solve() {
    List<SolutionNode> tries = new ArrayList<>();
    List<SolutionNode> setPlay = new ArrayList<>();
    boolean finished = false;
    try {
      if (terms.postKey()) {
        return afterKey();
      }
      int threads = options.limits().threads();
      if (threads == 1) {
        examine(Optional.empty());
        write(new TreeBuilder(search(), options.shown()), setPlay, tries);
      } else {
        try (Writers writers = new Writers(threads,
            helped -> new TreeBuilder(search(), options.shown(), Optional.of(helped)))) {
          examine(Optional.of(writers));
          writers.write(tree -> write(tree, setPlay, tries));
        }
      }
      finished = terms.stopOnShort() || IntStream.of(lengths).noneMatch(length -> length == UNSETTLED);
    } catch (CancellationException _) {
      // What is settled so far is shown.
    }
    TreeBuilder tree = new TreeBuilder(search(), options.shown());
    List<SolutionNode> keys = IntStream.range(0, firstMoves.length).filter(this::solves).map(i -> firstMoves[i])
        .mapToObj(key -> written.getOrDefault(key, tree.withoutPlay(key))).toList();
    return new Solution(stipulation, verdict(finished), keys, tries, setPlay, keys.size(), 1, shortest(),
        Dual.in(keys), meter.nodes(), meter.seconds(),
        IntStream.range(0, lengths.length).filter(this::solves).mapToObj(i -> lengths[i]).toList(),
        terms, finished);
  }

  private Solution afterKey() {
    AdversarialSearch search = search();
    int least = stipulation.leastMoves();
    while (least <= stipulation.moves() && !search.forced(least - 1)) {
      least++;
    }
    boolean solves = least <= stipulation.moves();
    Soundness verdict = !solves ? Soundness.UNSOLVABLE
        : least < stipulation.moves() ? Soundness.SHORT : Soundness.SOUND;
    List<SolutionNode> play = new TreeBuilder(search, options.shown()).afterKey(stipulation.moves());
    search.finish();
    return new Solution(stipulation, verdict, List.of(), List.of(), play, solves ? 1 : 0, 1,
        solves ? OptionalInt.of(least) : OptionalInt.empty(), Dual.in(play), meter.nodes(), meter.seconds(), List.of(),
        terms, true);
  }

  private void examine(Optional<Writers> writers) {
    for (int depth = stipulation.leastMoves(); depth <= stipulation.moves()
        && !(terms.stopOnShort() && found.get() > 0); depth++) {
      int now = depth;
      // The costliest first, so that no thread has much left to do when there is nothing left for the others.
      int[] order = IntStream.range(0, firstMoves.length).boxed()
          .sorted(Comparator.comparingLong(index -> -costs[index])).mapToInt(index -> index).toArray();
      FirstMoveLoop.run(meter, options.limits().threads(), firstMoves.length, now,
          () -> examiner(search(), now, order, writers));
    }
  }

  private void write(TreeBuilder tree, List<SolutionNode> setPlay, List<SolutionNode> tries) {
    tries.addAll(tree.duties(0));
    if (options.shown().setPlay()) {
      setPlay.addAll(tree.setPlay(stipulation.moves()));
    }
    writeKeys(tree, IntStream.range(0, firstMoves.length).filter(this::solves).mapToObj(i -> firstMoves[i])
        .filter(key -> !written.containsKey(key)).toList());
    for (int i = 0; i < firstMoves.length; i++) {
      if (lengths[i] > stipulation.moves()) {
        // A move that all defences refute is shown only if no other first move is searched, or in reflex
        // play, where the other side often has no choice, among all tries.
        boolean always = options.first().isPresent() || stipulation.play().obliges();
        tree.attempt(firstMoves[i], stipulation.moves(), refutations(), always && refutations() > 1)
            .ifPresent(tries::add);
      }
    }
  }

  private void writeKeys(TreeBuilder tree, List<Integer> keys) {
    tree.keys(keys, stipulation.moves(), written::put);
  }

  private int refutations() {
    return options.first().isPresent() ? Integer.MAX_VALUE : switch (options.shown().tries()) {
      case NONE -> 0;
      case ONE_REFUTATION -> 1;
      case ALL -> Integer.MAX_VALUE;
    };
  }

  private ParallelLoop.Worker examiner(AdversarialSearch search, int depth, int[] order, Optional<Writers> writers) {
    writers.ifPresent(Writers::examinerStarted);
    return new ParallelLoop.Worker() {
      @Override
      public void work(int item) {
        int index = order[item];
        if (lengths[index] != UNSETTLED || found.get() >= options.limits().solutions()) {
          return;
        }
        long before = search.played();
        int mark = search.make(firstMoves[index]);
        boolean forced = search.forced(depth - 1);
        search.position.rollback(mark);
        costs[index] = search.played() - before;
        if (forced && found.getAndIncrement() >= options.limits().solutions()) {
          // Another thread has found the last one allowed.
          return;
        }
        if (forced) {
          lengths[index] = depth;
          listener.accept(new TreeBuilder(search, options.shown()).withoutPlay(firstMoves[index]));
        }
        if (depth == stipulation.moves()) {
          if (forced) {
            writers.ifPresent(team -> team.write(tree -> writeKeys(tree, List.of(firstMoves[index]))));
          } else {
            lengths[index] = depth + 1;
          }
        }
      }

      @Override
      public void end() {
        search.finish();
        writers.ifPresent(Writers::examinerEnded);
      }
    };
  }

  private boolean solves(int index) {
    return lengths[index] != UNSETTLED && lengths[index] <= stipulation.moves();
  }

  private OptionalInt shortest() {
    return IntStream.range(0, lengths.length).filter(this::solves).map(i -> lengths[i]).min();
  }

  private Soundness verdict(boolean finished) {
    long keys = IntStream.range(0, lengths.length).filter(this::solves).count();
    return Soundness.of(shortest().orElse(stipulation.moves()) < stipulation.moves(), keys, 1, finished);
  }
}
