package zugwerk.solve;

import static zugwerk.work.Localization.key;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;
import zugwerk.work.Message;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;
import zugwerk.work.ParallelLoop;

/** Solves problems: finds every key or solution, whether a shorter one exists, and the whole solution tree. */
public final class Solver {

  /** The greatest number of moves that the solver tries. */
  public static final int MOST_MOVES = 99;

  private Solver() {}

  /**
   * Solves a problem. If the monitor or a limit stops it, it returns what it found so far.
   *
   * @param setup the diagram; a proof game begins from the position that the options give, and ends there
   * @throws IllegalArgumentException if the setup cannot be played or the solver does not decide this stipulation
   */
  public static Solution solve(
      Variant variant, Setup setup, Stipulation stipulation, SolveOptions options, Monitor monitor) {
    return solve(variant, setup, stipulation, options, monitor, _ -> {});
  }

  /**
   * Solves a problem as above, and reports each key or first move of a line when it is found, without its play.
   *
   * @param found called from the working threads
   */
  public static Solution solve(Variant variant, Setup setup, Stipulation stipulation, SolveOptions options,
      Monitor monitor, Consumer<SolutionNode> found) {
    if (stipulation.isStudy()) {
      throw new InputException(
          "the stipulation {0} is for studies, which endgame tables decide; the solver needs a number of moves, as in"
              + " #2",
          stipulation);
    }
    if (stipulation.isLastMove()) {
      return LastMoveSolver.solve(
          variant, setup, options, new Meter(monitor, options.limits().time(), options.limits().nodes()), found);
    }
    Setup start = stipulation.isProofGame() ? options.start(variant) : setup;
    boolean keyIsMade = options.terms().in(stipulation).postKey();
    check(variant, start, stipulation, keyIsMade ? start.toMove().other() : start.toMove());
    Meter meter = new Meter(monitor, options.limits().time(), options.limits().nodes());
    return stipulation.isBattle()
        ? new AdversarialSolver(variant, setup, stipulation, options, meter, found).solve()
        : new LineSolver(variant, setup, stipulation, options, meter, found).solve();
  }

  /**
   * Solves play against a defence for one first move, which is shown as it would be among all others. The results of
   * all first moves make up the whole solution.
   *
   * @throws IllegalArgumentException as {@link #solve}, or if the move is not legal
   */
  public static Solution share(
      Variant variant, Setup setup, Stipulation stipulation, Move first, SolveOptions options, Monitor monitor) {
    check(variant, setup, stipulation);
    Meter meter = new Meter(monitor, options.limits().time(), options.limits().nodes());
    return new AdversarialSolver(variant, setup, stipulation, options, Optional.of(first), meter, _ -> {}).solve();
  }

  /** @throws IllegalArgumentException if the setup cannot be played, or the goal needs a King that is missing */
  static void check(Variant variant, Setup setup, Stipulation stipulation) {
    check(variant, setup, stipulation, setup.toMove());
  }

  private static void check(Variant variant, Setup setup, Stipulation stipulation, Side first) {
    Validation.checkProblem(variant, setup);
    if (stipulation.moves() > MOST_MOVES) {
      throw new InputException(
          "the stipulation {0} has {1} moves; the solver tries at most {2}",
          stipulation, stipulation.moves(), MOST_MOVES);
    }
    Side victim = stipulation.targetsFirstMover() ? first : first.other();
    Goal.Kind goal = stipulation.goal().kind();
    if (goal.needsKing() && Position.of(setup).king(victim.ordinal()) == Square.COUNT) {
      Message side = Message.message(victim.title());
      throw goal == Goal.Kind.CHECK
          ? new InputException("the stipulation {0} needs a King to be checked, and {1} has none", stipulation, side)
          : new InputException("the stipulation {0} needs a King to be mated, and {1} has none", stipulation, side);
    }
  }

  /**
   * The legal moves of a position in the order of their long form, or only the requested one.
   *
   * @throws IllegalArgumentException if the requested move cannot be played
   */
  public static int[] firstMoves(Variant variant, Position position, Optional<Move> only) {
    List<Move> moves = new MoveText(variant).legal(position);
    only.filter(move -> !moves.contains(move)).ifPresent(move -> {
      throw new InputException("the first move {0} is not legal in this position", LongForm.of(variant.schema(), move));
    });
    return moves.stream().filter(move -> only.isEmpty() || only.get().equals(move))
        .sorted(Comparator.comparing(move -> LongForm.of(variant.schema(), move)))
        .mapToInt(EncodedMove::pack).toArray();
  }

  /**
   * Examines first moves on several threads; returns or throws once no thread works any more.
   *
   * @param depth the number of moves searched, for the progress report
   */
  static void examine(
      Meter meter, int threads, int firstMoves, int depth, Supplier<? extends ParallelLoop.Worker> workers) {
    meter.begin("In " + depth, firstMoves, key("first moves"));
    new ParallelLoop(threads, "solver", meter.token()).run(firstMoves, () -> new Counted(workers.get(), meter));
  }

  private record Counted(ParallelLoop.Worker worker, Meter meter) implements ParallelLoop.Worker {

    @Override
    public void work(int item) {
      worker.work(item);
      meter.done();
    }

    @Override
    public void end() {
      worker.end();
    }
  }
}
