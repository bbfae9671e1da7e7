package zugwerk.solve.solver;

import java.util.Optional;
import java.util.function.Consumer;
import zugwerk.board.Setup;
import zugwerk.game.Board;
import zugwerk.rules.Move;
import zugwerk.rules.Variant;
import zugwerk.solve.FirstMoves;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.solve.battle.AdversarialSolver;
import zugwerk.solve.help.LineSolver;
import zugwerk.work.InputException;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

/** Solves problems: finds every key or solution, whether a shorter one exists, and the whole solution tree. */
public final class Solver {

  private Solver() {}

  /**
   * Finds the keys of a problem and their play, on one thread and without a time limit.
   *
   * @param stipulation such as {@code #2}
   * @throws InputException if the stipulation cannot be read, or as for {@link #solve(Variant, Setup, Stipulation,
   * SolveOptions, Monitor)}
   */
  public static Solution solve(Board board, String stipulation) {
    return solve(board.game(), board.setup(), Stipulation.parse(stipulation), SolveOptions.DEFAULT, new Monitor());
  }

  /**
   * Solves a problem. If the monitor or a limit stops it, it returns what it found so far.
   *
   * @param setup the diagram; a proof game begins from the position that the options give, and ends there
   * @throws InputException if the setup cannot be played or the solver does not decide this stipulation
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
    FirstMoves.check(variant, start, stipulation, keyIsMade ? start.toMove().other() : start.toMove());
    Meter meter = new Meter(monitor, options.limits().time(), options.limits().nodes());
    return stipulation.isBattle()
        ? new AdversarialSolver(variant, setup, stipulation, options, meter, found).solve()
        : new LineSolver(variant, setup, stipulation, options, meter, found).solve();
  }

  /**
   * Solves play against a defence for one first move, which is shown as it would be among all others. The results of
   * all first moves make up the whole solution.
   *
   * @throws InputException as {@link #solve}, or if the move is not legal
   */
  public static Solution share(
      Variant variant, Setup setup, Stipulation stipulation, Move first, SolveOptions options, Monitor monitor) {
    FirstMoves.check(variant, setup, stipulation);
    Meter meter = new Meter(monitor, options.limits().time(), options.limits().nodes());
    return new AdversarialSolver(variant, setup, stipulation, options, Optional.of(first), meter, _ -> {}).solve();
  }
}
