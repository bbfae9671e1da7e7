package zugwerk.solve.solver;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.LastMoveText;
import zugwerk.rules.LastMove;
import zugwerk.rules.LastMoves;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Meter;

/**
 * Finds the last moves that may have led to a position. Moves that differ only in the captured piece are different
 * solutions.
 */
public final class LastMoveSolver {

  /** The most positions examined before a move counts as possible; about a second. */
  private static final int MOST = 20_000;

  private LastMoveSolver() {}

  /** @throws InputException if the game cannot take moves back, the setup is invalid, or lacks a King */
  static Solution solve(
      Variant variant, Setup setup, SolveOptions options, Meter meter, Consumer<SolutionNode> found) {
    check(variant, setup);
    List<SolutionNode> moves = new ArrayList<>();
    boolean finished = true;
    LastMoves moved = new LastMoves(variant, MOST, meter.token());
    try {
      for (LastMove last : sorted(variant, moved.of(setup))) {
        moves.add(node(variant, last));
        found.accept(moves.getLast());
      }
    } catch (CancellationException _) {
      finished = false;
    }
    meter.count(moved.looked());
    Soundness verdict = !finished ? Soundness.UNFINISHED
        : moves.size() > options.solutions() ? Soundness.COOKED
            : moves.size() == options.solutions() ? Soundness.SOUND : Soundness.UNSOLVABLE;
    return new Solution(Stipulation.LAST_MOVE, verdict, moves, List.of(), List.of(), moves.size(), options.solutions(),
        OptionalInt.empty(), List.of(), meter.nodes(), meter.seconds(), finished);
  }

  private static void check(Variant variant, Setup setup) {
    Validation.check(variant, setup);
    if (!LastMoves.areKnown(variant, setup)) {
      throw variant.retroFacts().plainTurns()
          ? new InputException("the solver finds last moves only if both sides have a King")
          : new InputException("the program does not take back moves of {0}, so it cannot find the last one",
              variant.title());
    }
  }

  private static List<LastMove> sorted(Variant variant, List<LastMove> found) {
    return found.stream()
        .sorted(Comparator.comparing((LastMove last) -> Square.name(last.move().from()))
            .thenComparing(last -> Square.name(last.move().to())).thenComparing(last -> LastMoveText.of(variant, last)))
        .toList();
  }

  private static SolutionNode node(Variant variant, LastMove last) {
    return new SolutionNode(SolutionNode.Role.KEY, last.move(), LastMoveText.of(variant, last), 0, true, false,
        List.of(), List.of());
  }

  /** The position before a last move that was found; empty if it is none of this position. */
  public static Optional<Setup> before(Variant variant, Setup setup, SolutionNode found) {
    return new LastMoves(variant, 0, new CancelToken()).of(setup).stream()
        .filter(last -> node(variant, last).equals(found)).map(LastMove::before).findFirst();
  }
}
