package zugwerk.solve;

import zugwerk.rules.MoveList;
import zugwerk.solve.reach.GoalBound;

/** A mate or stalemate that lines of help or series play must be able to reach, and where it still can be. */
final class BoundedGoal {

  private final GoalBound bound;
  private final int after;
  /** By the number of moves left: the squares on which the King might be mated or stalemated. */
  private final long[] squares;

  /**
   * @param after how many half-moves follow the counted ones until the goal is reached
   * @param longest the most moves that are counted
   */
  BoundedGoal(GoalBound bound, int after, int longest) {
    this.bound = bound;
    this.after = after;
    squares = new long[longest + 1];
  }

  /** Begins a line of a length. */
  void begin(int length) {
    squares[length] = GoalBound.ANYWHERE;
  }

  /**
   * Whether no move can lead to the goal any more.
   *
   * @param left the moves left
   * @param before those that were left before the last move
   */
  boolean isOutOfReach(LineSearch search, int left, int before) {
    squares[left] = bound.squares(squares[before], search.attackerMoves(left, after), search.victimMoves(left, after));
    return squares[left] == 0;
  }

  /** Drops moves of the side that is to be mated or stalemated, if it has none to lose. */
  void keepHelpful(LineSearch search, int left, MoveList moves) {
    int victimMoves = search.victimMoves(left, after);
    if (victimMoves > 0 && search.victimIsToMove(left, after)) {
      bound.keepHelpful(moves, squares[left], search.attackerMoves(left, after), victimMoves);
    }
  }

  /** The squares to one of which the last move must go. */
  long lastSquares() {
    return bound.lastSquares();
  }
}
