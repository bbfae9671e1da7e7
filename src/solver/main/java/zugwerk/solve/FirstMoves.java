package zugwerk.solve;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
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

/** The first moves of a problem, and whether the solver can begin with it. */
public final class FirstMoves {

  /** The greatest number of moves that the solver tries. */
  public static final int MOST_MOVES = 99;

  private FirstMoves() {}

  /**
   * Checks that a problem can be solved.
   *
   * @throws InputException if the setup cannot be played, or the goal needs a King that is missing
   */
  public static void check(Variant variant, Setup setup, Stipulation stipulation) {
    check(variant, setup, stipulation, setup.toMove());
  }

  /**
   * Checks as above.
   *
   * @param first the side that begins the solution, which is not to move in the position after a key
   */
  public static void check(Variant variant, Setup setup, Stipulation stipulation, Side first) {
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
   * @throws InputException if the requested move cannot be played
   */
  public static int[] of(Variant variant, Position position, Optional<Move> only) {
    List<Move> moves = new MoveText(variant).legal(position);
    only.filter(move -> !moves.contains(move)).ifPresent(move -> {
      throw new InputException("the first move {0} is not legal in this position", LongForm.of(variant.schema(), move));
    });
    return moves.stream().filter(move -> only.isEmpty() || only.get().equals(move))
        .sorted(Comparator.comparing(move -> LongForm.of(variant.schema(), move)))
        .mapToInt(EncodedMove::pack).toArray();
  }
}
