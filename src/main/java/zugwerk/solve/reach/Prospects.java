package zugwerk.solve.reach;

import java.util.Arrays;
import zugwerk.board.Square;

/**
 * What may still come about with the moves that are left: the squares on which the victim's King might be mated or
 * stalemated, and for each of them the pieces that might check it in the end. Whatever is excluded stays excluded for
 * all positions that follow, so that each looks only at what the position before has left.
 */
public final class Prospects {

  /** The King's squares. */
  long squares;
  /** By the King's square and a type: the squares from which a piece of that type might check. */
  private final long[] checks;
  private final int types;
  /** The ends that were found here, and those that hold, which may be those of a position before. */
  private final Ends own;
  private Ends ends;
  /** The King's squares for which all ends were looked at. */
  long settled;

  /** Excludes nothing yet. */
  Prospects(int types) {
    this.types = types;
    checks = new long[Square.COUNT * types];
    own = new Ends(types);
    ends = own;
    clear();
  }

  /** Excludes nothing. */
  public void clear() {
    squares = GoalBound.ANYWHERE;
    Arrays.fill(checks, -1L);
    own.clear();
    ends = own;
    settled = 0;
  }

  /** The squares from which a piece of a type might check the King on a square. */
  long checks(int king, int type) {
    return checks[king * types + type];
  }

  /** Goes on from others, perhaps itself: the same pieces may check the King on some squares. */
  void take(Prospects before, long kings) {
    if (before != this) {
      ends = before.ends;
      settled = 0;
    }
    for (long rest = before == this ? 0 : kings; rest != 0; rest &= rest - 1) {
      int first = Long.numberOfTrailingZeros(rest) * types;
      System.arraycopy(before.checks, first, checks, first, types);
    }
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
    checks[king * types + type] &= ~from;
  }
}
