package zugwerk.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.LongForm;
import zugwerk.rules.Fault;
import zugwerk.rules.MoveList;
import zugwerk.rules.Packed;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;

/** Decides claims of direct mate: every key, whether a shorter mate exists, and the whole solution tree. */
public final class Solver {

  private static final int UNSETTLED = -1;

  private final Variant variant;
  private final Setup setup;
  private final Stipulation stipulation;
  private final SolveOptions options;
  private final Control control;
  private final MateTable table;
  private final int[] firstMoves;
  /** For each first move the least number of moves in which it mates; {@link #UNSETTLED}, or above the length for none. */
  private final int[] lengths;
  private int depth;

  private Solver(Variant variant, Setup setup, Stipulation stipulation, SolveOptions options, Control control) {
    this.variant = variant;
    this.setup = setup;
    this.stipulation = stipulation;
    this.options = options;
    this.control = control;
    // Clearing a large table takes longer than a short problem; 16 MiB for #2 and four times as much a move is plenty.
    table = new MateTable((int) Math.min(options.tableMegabytes(), 1L << Math.min(30, 2 * stipulation.moves())));
    firstMoves = sorted(search().legal(0));
    lengths = new int[firstMoves.length];
    Arrays.fill(lengths, UNSETTLED);
  }

  /**
   * Solves a problem. When the control is told to cancel, or time is up, it returns what was found so far.
   *
   * @throws IllegalArgumentException if the setup cannot be played or the stipulation is none that it decides
   */
  public static Solution solve(
      Variant variant, Setup setup, Stipulation stipulation, SolveOptions options, Control control) {
    if (!stipulation.isDirectMate()) {
      throw new IllegalArgumentException(
          "the stipulation " + stipulation + " cannot be decided yet; the solver decides direct mates, such as #2");
    }
    List<Fault> faults = Validation.faults(variant, setup);
    if (!faults.isEmpty()) {
      throw new IllegalArgumentException(String.join("; ", faults.stream().map(Fault::text).toList()));
    }
    control.begin(options);
    return new Solver(variant, setup, stipulation, options, control).solve();
  }

  private int[] sorted(MoveList list) {
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      moves.add(list.get(i));
    }
    moves.sort(Comparator.comparing(move -> LongForm.of(variant.schema(), Packed.unpack(move))));
    return moves.stream().mapToInt(Integer::intValue).toArray();
  }

  private MateSearch search() {
    return new MateSearch(variant, Position.of(setup), table, control, stipulation.moves());
  }

  private Solution solve() {
    List<Line> keys = new ArrayList<>();
    List<Line> tries = new ArrayList<>();
    List<Line> setPlay = new ArrayList<>();
    boolean finished = true;
    try {
      for (depth = 1; depth <= stipulation.moves(); depth++) {
        examine();
      }
      TreeBuilder tree = new TreeBuilder(variant, search());
      if (options.setPlay()) {
        setPlay.addAll(tree.setPlay(stipulation.moves()));
      }
      for (int i = 0; i < firstMoves.length; i++) {
        if (lengths[i] <= stipulation.moves()) {
          keys.add(tree.key(firstMoves[i], stipulation.moves()));
        } else if (options.tries()) {
          tree.attempt(firstMoves[i], stipulation.moves()).ifPresent(tries::add);
        }
      }
    } catch (Control.Stopped _) {
      finished = false;
      keys = bareKeys();
    }
    return new Solution(stipulation, verdict(finished), keys, tries, setPlay, shortest(),
        keys.stream().mapToInt(Solver::duals).sum(), control.nodes(), control.seconds());
  }

  /** Settles, for each first move not settled yet, whether it mates within the present depth. */
  private void examine() {
    AtomicInteger next = new AtomicInteger();
    AtomicInteger examined = new AtomicInteger();
    AtomicReference<RuntimeException> failure = new AtomicReference<>();
    List<Thread> helpers = new ArrayList<>();
    for (int i = 1; i < options.threads(); i++) {
      helpers.add(Thread.ofPlatform().daemon().name("solver-" + i).start(() -> {
        try {
          deal(next, examined);
        } catch (RuntimeException stopped) {
          failure.set(stopped);
        }
      }));
    }
    try {
      deal(next, examined);
    } finally {
      helpers.forEach(Solver::await);
    }
    if (failure.get() != null) {
      throw failure.get();
    }
  }

  private static void await(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException _) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void deal(AtomicInteger next, AtomicInteger examined) {
    MateSearch search = search();
    for (int i = next.getAndIncrement(); i < firstMoves.length; i = next.getAndIncrement()) {
      if (lengths[i] == UNSETTLED) {
        int mark = search.make(firstMoves[i]);
        boolean forced = search.forced(depth - 1);
        search.position().rollback(mark);
        if (forced) {
          lengths[i] = depth;
        } else if (depth == stipulation.moves()) {
          lengths[i] = depth + 1;
        }
      }
      control.report(examined.incrementAndGet(), firstMoves.length, depth);
    }
    search.flush();
  }

  private OptionalInt shortest() {
    return Arrays.stream(lengths).filter(length -> length != UNSETTLED && length <= stipulation.moves()).min();
  }

  private Soundness verdict(boolean finished) {
    OptionalInt shortest = shortest();
    if (shortest.isPresent() && shortest.getAsInt() < stipulation.moves()) {
      return Soundness.SHORT;
    }
    long keys = Arrays.stream(lengths)
        .filter(length -> length != UNSETTLED && length <= stipulation.moves()).count();
    if (keys > 1) {
      return Soundness.COOKED;
    }
    if (!finished) {
      return Soundness.UNFINISHED;
    }
    return keys == 1 ? Soundness.SOUND : Soundness.UNSOLVABLE;
  }

  /** The keys known when the search was stopped, without their play. */
  private List<Line> bareKeys() {
    TreeBuilder tree = new TreeBuilder(variant, search());
    List<Line> keys = new ArrayList<>();
    for (int i = 0; i < firstMoves.length; i++) {
      if (lengths[i] != UNSETTLED && lengths[i] <= stipulation.moves()) {
        keys.add(tree.bare(firstMoves[i]));
      }
    }
    return keys;
  }

  /** How many defences below a line have more than one answer. */
  private static int duals(Line line) {
    int here = !line.solving() && line.replies().size() > 1 ? 1 : 0;
    return here + line.replies().stream().mapToInt(Solver::duals).sum();
  }
}
