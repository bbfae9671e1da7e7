package zugwerk.solve.reach;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Position;
import zugwerk.board.Square;

/**
 * What may still come about with the moves that are left: the squares on which the victim's King might be mated or
 * stalemated, and for each of them the pieces that might check it in the end. Whatever is excluded stays excluded for
 * all positions that follow, so that each looks only at what the position before has left.
 */
public final class Prospects {

  /** The King's squares. */
  long squares;
  private final int types;
  /**
   * By the King's square and a type: the squares from which a piece of that type might check. Found here, and those
   * that hold, which may be those of a position before.
   */
  private final long[] ownChecks;
  private long[] checks;
  private boolean borrowed;
  /** The same for where the victim's pieces may end in a stalemate. */
  private final Ends own;
  private Ends ends;
  /** The King's squares for which all ends were looked at. */
  long settled;
  /** The mates that may come about, if they were found. */
  final Remaining remaining = new Remaining();

  /** Excludes nothing yet. */
  Prospects(int types) {
    this.types = types;
    ownChecks = new long[Square.COUNT * types];
    checks = ownChecks;
    own = new Ends(types);
    ends = own;
    clear();
  }

  /** Excludes nothing. */
  public void clear() {
    squares = GoalBound.ANYWHERE;
    Arrays.fill(ownChecks, -1L);
    checks = ownChecks;
    borrowed = false;
    own.clear();
    ends = own;
    settled = 0;
    remaining.clear();
  }

  /** The squares from which a piece of a type might check the King on a square. */
  long checks(int king, int type) {
    return checks[king * types + type];
  }

  /** Goes on from a position before to another one by at most one move. */
  void follow(Prospects before, Position position, int attackerMoves, int victimMoves) {
    checks = before.checks;
    borrowed = true;
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
  boolean begin(@Nullable FinalPositions mates, Position position, int attackerMoves, int victimMoves) {
    if (mates == null) {
      return false;
    }
    remaining.begin(mates, position, attackerMoves, victimMoves);
    squares &= remaining.kings();
    return true;
  }

  /** Whether all mates were found that may come about. */
  public boolean knowsMates() {
    return remaining.isKnown();
  }

  /** Where the victim's pieces may end. */
  Ends ends() {
    return ends;
  }

  /** Where the victim's pieces may end if nothing else does from now on; may be changed. */
  Ends ownEnds() {
    if (ends != own) {
      own.copy(ends);
      ends = own;
    }
    return own;
  }

  /** Excludes that a piece of a type checks the King on a square from some squares. */
  void exclude(int king, int type, long from) {
    if (borrowed) {
      System.arraycopy(checks, 0, ownChecks, 0, checks.length);
      checks = ownChecks;
      borrowed = false;
    }
    checks[king * types + type] &= ~from;
  }
}
