package zugwerk.solve.reach;

import java.util.ArrayList;
import java.util.List;
import zugwerk.board.Position;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveList;

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
  /** The listed mates, one element for each set of castlings before them; only the first are in use. */
  private final List<RemainingMates> mates = new ArrayList<>();
  private int lists;
  private boolean listsMates;

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
    listsMates = false;
  }

  /** Continues from an earlier position after at most one move. */
  void follow(BoundState before, Position position, int attackerMoves, int victimMoves) {
    ends = before.ends;
    settled = 0;
    listsMates = before.listsMates;
    lists = 0;
    for (int i = 0; i < before.lists && listsMates; i++) {
      RemainingMates now = next();
      listsMates = now.follow(before.mates.get(i), position, attackerMoves, victimMoves);
      lists += now.isEmpty() ? 0 : 1;
    }
    squares = before.squares & kings();
  }

  private RemainingMates next() {
    if (lists == mates.size()) {
      mates.add(new RemainingMates());
    }
    return mates.get(lists);
  }

  private long kings() {
    long kings = listsMates ? 0 : GoalBound.ANYWHERE;
    for (int i = 0; i < lists; i++) {
      kings |= mates.get(i).kings();
    }
    return kings;
  }

  /** Takes lists that have all mates together, one for each set of castlings that may be made. */
  void begin(List<MateList> found, Position position, int attackerMoves, int victimMoves) {
    listsMates = true;
    lists = 0;
    for (MateList list : found) {
      RemainingMates now = next();
      now.begin(list, position, attackerMoves, victimMoves);
      lists += now.isEmpty() ? 0 : 1;
    }
    squares &= kings();
  }

  /** Whether all possible mates are listed. */
  public boolean listsMates() {
    return listsMates;
  }

  /** Drops the moves of a side after which no listed mate is possible. */
  void keepPossible(MoveList moves, int side, int attackerMoves, int victimMoves) {
    if (!listsMates) {
      return;
    }
    int kept = 0;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      boolean leads = !EncodedMove.isStep(move);
      for (int j = 0; j < lists && !leads; j++) {
        leads = mates.get(j).mayLead(side, move, attackerMoves, victimMoves);
      }
      if (leads) {
        moves.set(kept++, move);
      }
    }
    moves.cut(kept);
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
