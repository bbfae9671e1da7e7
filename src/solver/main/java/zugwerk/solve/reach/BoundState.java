package zugwerk.solve.reach;

import org.jspecify.annotations.Nullable;
import zugwerk.board.Position;

/**
 * What may still come about with the moves that are left: the squares on which the victim's King might be mated or
 * stalemated, and where its other pieces may end in a stalemate. Whatever is excluded stays excluded for all positions
 * that follow, so that each looks only at what the position before has left.
 */
public final class BoundState {

  /** The King's squares. */
  long squares;
  /** Where the victim's pieces may end in a stalemate. Found here, and those that hold, perhaps of a position before. */
  private final EndSquares own;
  private EndSquares ends;
  /** The King's squares for which all ends were looked at. */
  long settled;
  /** The mates that may come about, if they were found. */
  final RemainingMates remaining = new RemainingMates();

  /** Excludes nothing yet. */
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
    remaining.clear();
  }

  /** Goes on from a position before to another one by at most one move. */
  void follow(BoundState before, Position position, int attackerMoves, int victimMoves) {
    ends = before.ends;
    settled = 0;
    remaining.follow(before.remaining, position, attackerMoves, victimMoves);
    squares = before.squares & remaining.kings();
  }

  /**
   * Takes the mates that were found from a position.
   *
   * @param mates null if they could not be
   * @return whether they were
   */
  boolean begin(@Nullable MateList mates, Position position, int attackerMoves, int victimMoves) {
    if (mates == null) {
      return false;
    }
    remaining.begin(mates, position, attackerMoves, victimMoves);
    squares &= remaining.kings();
    return true;
  }

  /** Whether all mates were found that may come about. */
  public boolean listsMates() {
    return remaining.isKnown();
  }

  /** Where the victim's pieces may end. */
  EndSquares ends() {
    return ends;
  }

  /** Where the victim's pieces may end if nothing else does from now on; may be changed. */
  EndSquares ownEnds() {
    if (ends != own) {
      own.copy(ends);
      ends = own;
    }
    return own;
  }
}
