package zugwerk.solve.reach;

import org.jspecify.annotations.Nullable;
import zugwerk.board.Position;

/**
 * What is still possible with the moves left: the squares on which the victim's King may be mated or stalemated, the
 * listed mates, and where the victim's other pieces may end in a stalemate. What is excluded stays excluded for all
 * positions that follow, so each position checks only what its predecessor left.
 */
public final class BoundState {

  /** The King's squares. */
  long squares;
  /**
   * Where the victim's pieces may end in a stalemate: the ends found here, and those in force, perhaps of an earlier
   * position.
   */
  private final EndSquares own;
  private EndSquares ends;
  /** The King's squares for which all ends were checked. */
  long settled;
  final RemainingMates mates = new RemainingMates();

  BoundState(int types) {
    own = new EndSquares(types);
    ends = own;
    clear();
  }

  /** Excludes nothing. */
  public void clear() {
    squares = GoalBound.ANYWHERE;
    own.clear();
    ends = own;
    settled = 0;
    mates.clear();
  }

  /** Continues from an earlier position after at most one move. */
  void follow(BoundState before, Position position, int attackerMoves, int victimMoves) {
    ends = before.ends;
    settled = 0;
    mates.follow(before.mates, position, attackerMoves, victimMoves);
    squares = before.squares & mates.kings();
  }

  /**
   * Takes a mate list.
   *
   * @param list null if the list is incomplete
   * @return whether it is complete
   */
  boolean begin(@Nullable MateList list, Position position, int attackerMoves, int victimMoves) {
    if (list == null) {
      return false;
    }
    mates.begin(list, position, attackerMoves, victimMoves);
    squares &= mates.kings();
    return true;
  }

  /** Whether all possible mates are listed. */
  public boolean listsMates() {
    return mates.isKnown();
  }

  EndSquares ends() {
    return ends;
  }

  /** The ends in force, as a copy that may be changed. */
  EndSquares ownEnds() {
    if (ends != own) {
      own.copy(ends);
      ends = own;
    }
    return own;
  }
}
