package zugwerk.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.rules.Variant;

/** Decides claims of one side against the other: every key, whether a shorter solution exists, and the whole tree. */
final class BattleSolver {

  private static final int UNSETTLED = -1;

  private final Variant variant;
  private final Setup setup;
  private final Stipulation stipulation;
  private final SolveOptions options;
  private final Control control;
  private final MateTable table;
  private final int[] firstMoves;
  /** For each first move the least number of moves in which it solves; {@link #UNSETTLED}, or above the length for none. */
  private final int[] lengths;

  BattleSolver(Variant variant, Setup setup, Stipulation stipulation, SolveOptions options, Control control) {
    this.variant = variant;
    this.setup = setup;
    this.stipulation = stipulation;
    this.options = options;
    this.control = control;
    table = new MateTable(Solver.tableMegabytes(options, stipulation));
    BattleSearch search = search();
    firstMoves = search.barred() ? new int[0] : Solver.firstMoves(variant, search.position);
    lengths = new int[firstMoves.length];
    Arrays.fill(lengths, UNSETTLED);
  }

  private BattleSearch search() {
    Position position = Position.of(setup);
    Stipulation.Goal goal = stipulation.goal();
    return switch (stipulation.play()) {
      case SELF -> new SelfSearch(variant, position, goal, table, control, stipulation.moves());
      case REFLEX -> new ReflexSearch(variant, position, goal, table, control, stipulation.moves());
      default -> new DirectSearch(variant, position, goal, table, control, stipulation.moves());
    };
  }

  Solution solve() {
    List<Line> keys = new ArrayList<>();
    List<Line> tries = new ArrayList<>();
    List<Line> setPlay = new ArrayList<>();
    boolean finished = true;
    try {
      for (int depth = 1; depth <= stipulation.moves(); depth++) {
        int now = depth;
        new Dealer(control, options.threads(), firstMoves.length).deal(now, () -> new Examiner(search(), now));
      }
      TreeBuilder tree = new TreeBuilder(search());
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
    return new Solution(stipulation, verdict(finished), keys, tries, setPlay, keys.size(), 1, shortest(),
        keys.stream().mapToInt(BattleSolver::duals).sum(), control.nodes(), control.seconds());
  }

  /** Settles, of each first move not settled yet, whether it solves within the present depth. */
  private final class Examiner implements Dealer.Worker {

    private final BattleSearch search;
    private final int depth;

    Examiner(BattleSearch search, int depth) {
      this.search = search;
      this.depth = depth;
    }

    @Override
    public void examine(int index) {
      if (lengths[index] != UNSETTLED) {
        return;
      }
      int mark = search.make(firstMoves[index]);
      boolean forced = search.forced(depth - 1);
      search.position.rollback(mark);
      if (forced) {
        lengths[index] = depth;
      } else if (depth == stipulation.moves()) {
        lengths[index] = depth + 1;
      }
    }

    @Override
    public void finish() {
      search.finish();
    }
  }

  private boolean solves(int index) {
    return lengths[index] != UNSETTLED && lengths[index] <= stipulation.moves();
  }

  private OptionalInt shortest() {
    return Arrays.stream(lengths).filter(length -> length != UNSETTLED && length <= stipulation.moves()).min();
  }

  private Soundness verdict(boolean finished) {
    OptionalInt shortest = shortest();
    if (shortest.isPresent() && shortest.getAsInt() < stipulation.moves()) {
      return Soundness.SHORT;
    }
    int keys = 0;
    for (int i = 0; i < lengths.length; i++) {
      keys += solves(i) ? 1 : 0;
    }
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
    TreeBuilder tree = new TreeBuilder(search());
    List<Line> keys = new ArrayList<>();
    for (int i = 0; i < firstMoves.length; i++) {
      if (solves(i)) {
        keys.add(tree.bare(firstMoves[i]));
      }
    }
    return keys;
  }

  /** How many defences below a line have more than one answer. */
  private static int duals(Line line) {
    int here = !line.solving() && line.replies().size() > 1 ? 1 : 0;
    return here + line.replies().stream().mapToInt(BattleSolver::duals).sum();
  }
}
