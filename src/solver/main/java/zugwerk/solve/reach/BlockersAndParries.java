package zugwerk.solve.reach;

import org.jspecify.annotations.Nullable;
import zugwerk.board.Square;

/**
 * Whether the victim's pieces can block flights while none of them parries the last check: each blocks a flight, is
 * captured, or ends where it can neither capture the checking piece nor interpose. Their moves are counted together.
 * Only parries over no other square count, since nothing can bar those.
 */
final class BlockersAndParries {

  /** The most steps before the answer is yes, which is always safe. */
  private static final int MOST_STEPS = 2_000;
  /** The least moves of a piece to leave its square and come back. */
  static final int COMING_BACK = 2;

  private final BoundContext context;
  private final KingTarget target;
  /** By the checking piece and the King's square, then by type: where no unpinned piece may stay. */
  private final long[] @Nullable [] parries;
  /** The same for the current check. */
  private long[] parrying = {};
  /** The squares on which pieces may be pinned. */
  private long pinned;
  private int captures;
  private boolean captured;
  /** Whether any piece must leave or be captured. */
  private boolean busy;
  /** The least moves of each piece until it does not parry, and until it can be captured. */
  private final int[] leaving = new int[Square.COUNT];
  private final int[] offering = new int[Square.COUNT];
  /** The moves beyond those for leaving. */
  private int slack;
  /** By flight: the least moves of any piece beyond leaving, and those of each piece. */
  private final int[] leasts = new int[KingNeighbours.DIRECTIONS];
  private final int[] extra = new int[KingNeighbours.DIRECTIONS * Square.COUNT];
  private int steps;

  BlockersAndParries(BoundContext context, KingTarget target) {
    this.context = context;
    this.target = target;
    parries = new long[context.attackers.types() << 12][];
  }

  /**
   * Sets the check, and counts the moves to avoid its parries if no piece blocks.
   *
   * @param checker the only checking piece, as in {@link PieceTables}
   * @param pinning squares on which pinning pieces may stand
   * @param prey squares on which pieces of the victim may be captured
   * @param mostCaptures how many of them
   * @param mustCapture whether one must be captured
   */
  void prepare(int checker, long pinning, long prey, int mostCaptures, boolean mustCapture) {
    parrying = parrying(checker);
    pinned = pinned(pinning);
    captures = mostCaptures;
    captured = mustCapture;
    busy = captured;
    for (int i = 0; i < context.otherCount; i++) {
      leaving[i] = leaving(i);
      busy |= leaving[i] > 0;
      // A capture helps only where one is required, or where it saves moves.
      offering[i] = captures == 0 || !captured && leaving[i] == 0 ? PieceDistances.NEVER : offering(i, prey);
    }
    // A piece that blocks must not parry either, so it takes no fewer moves than counted here.
    slack = target.spare - movesOfOthers(0);
  }

  /** Whether the victim has the moves if these flights must be blocked. */
  boolean fits(int unguarded) {
    steps = 0;
    int more = slack;
    for (int rest = unguarded; rest != 0 && more >= 0; rest &= rest - 1) {
      int flight = Integer.numberOfTrailingZeros(rest);
      price(flight);
      more -= leasts[flight];
    }
    if (more >= 0 && block(unguarded, more, target.spare, 0)) {
      return true;
    }
    for (int i = 0; i < context.otherCount; i++) {
      if (leaving[i] > 0 || captured && offering[i] < PieceDistances.NEVER) {
        context.addBarring(Square.bit(context.others[i] & 63));
      }
    }
    return false;
  }

  /** Finds the moves beyond leaving that each piece needs to block a flight. */
  private void price(int flight) {
    int square = KingNeighbours.square(target.square, flight);
    leasts[flight] = PieceDistances.NEVER;
    for (int i = 0; i < context.otherCount; i++) {
      int cost = context.victimDistances(i).distance(square);
      int more = cost <= target.spare && mayStand(i, square) ? cost - leaving[i] : PieceDistances.NEVER;
      extra[flight * Square.COUNT + i] = more;
      leasts[flight] = Math.min(leasts[flight], more);
    }
  }

  /** The pieces that may block a flight with a number of moves beyond the least. */
  private long able(int flight, int more) {
    long able = 0;
    for (int i = 0; i < context.otherCount; i++) {
      able |= extra[flight * Square.COUNT + i] <= leasts[flight] + more ? 1L << i : 0;
    }
    return able;
  }

  /** By type: the squares from which a piece of the victim parries a check whatever stands elsewhere. */
  long[] parrying(int checker) {
    long[] cached = parries[checker << 6 | target.square];
    if (cached == null) {
      cached = computeParrying(checker);
      parries[checker << 6 | target.square] = cached;
    }
    return cached;
  }

  private long[] computeParrying(int checker) {
    int from = checker & 63;
    long between = target.line(checker);
    long[] found = new long[context.victims.types()];
    for (int type = 1; type < found.length; type++) {
      PiecePowers powers = context.victims.powers(type);
      found[type] = between | Square.bit(from) | Square.bit(target.square);
      for (int square = 0; square < Square.COUNT; square++) {
        boolean open = powers.capturePath(square, from) == 0;
        for (long rest = between; rest != 0 && !open; rest &= rest - 1) {
          open = powers.quietPath(square, Long.numberOfTrailingZeros(rest)) == 0;
        }
        found[type] |= open ? Square.bit(square) : 0;
      }
    }
    return found;
  }

  /**
   * The squares on which a piece of the victim may be pinned.
   *
   * @param pinning squares on which pinning pieces may stand
   */
  long pinned(long pinning) {
    long found = 0;
    for (long rest = pinning; rest != 0; rest &= rest - 1) {
      found |= BoardLines.between(target.square, Long.numberOfTrailingZeros(rest));
    }
    return found;
  }

  private boolean isHarmless(int type, int square) {
    return ((parrying[type] & ~pinned) >>> square & 1) == 0;
  }

  private int leaving(int other) {
    int moves = context.victimDistances(other).movesOff(parrying, pinned);
    return moves <= target.spare ? moves : PieceDistances.NEVER;
  }

  /** Includes one move more than there is, since {@link HelpfulMoves} needs the moves that bring pieces nearer. */
  private int offering(int other, long prey) {
    int moves = context.victimDistances(other).movesTo(prey);
    return moves <= target.spare + 1 ? moves : PieceDistances.NEVER;
  }

  /**
   * Whether different pieces can block flights while the others do not parry.
   *
   * @param more the moves beyond the least for each flight
   * @param moves those that are left
   * @param used the pieces that block
   */
  private boolean block(int unguarded, int more, int moves, long used) {
    if (unguarded == 0 || ++steps > MOST_STEPS) {
      return unguarded != 0 || movesOfOthers(used) <= moves;
    }
    int flight = 0;
    long pieces = -1L;
    for (int rest = unguarded; rest != 0; rest &= rest - 1) {
      int next = Integer.numberOfTrailingZeros(rest);
      long free = able(next, more) & ~used;
      if (Long.bitCount(free) < Long.bitCount(pieces)) {
        flight = next;
        pieces = free;
      }
    }
    for (; pieces != 0; pieces &= pieces - 1) {
      int i = Long.numberOfTrailingZeros(pieces);
      int costs = extra[flight * Square.COUNT + i];
      int left = more + leasts[flight] - costs;
      if (left >= 0 && block(unguarded & ~(1 << flight), left, moves - costs - leaving[i], used | 1L << i)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a piece does not parry from a square; a Pawn may have been promoted. */
  private boolean mayStand(int other, int square) {
    int type = context.others[other] >> 6;
    if (!context.victims.isPawn(type)) {
      return isHarmless(type, square);
    }
    int types = context.victimDistances(other).types(target.spare);
    for (int rest = types; rest != 0; rest &= rest - 1) {
      if (isHarmless(Integer.numberOfTrailingZeros(rest), square)) {
        return true;
      }
    }
    return false;
  }

  /** The least moves of the unused pieces until none of them parries. */
  private int movesOfOthers(long used) {
    if (!busy) {
      return 0;
    }
    int sum = 0;
    for (int i = 0; i < context.otherCount; i++) {
      sum += (used >>> i & 1) == 0 ? leaving[i] : 0;
    }
    long free = ~used;
    for (int left = captures; left > 0; left--) {
      int best = -1;
      for (int i = 0; i < context.otherCount; i++) {
        if ((free >>> i & 1) != 0 && (best < 0 || leaving[i] - offering[i] > leaving[best] - offering[best])) {
          best = i;
        }
      }
      int spared = best < 0 ? -PieceDistances.NEVER : leaving[best] - offering[best];
      if (spared <= 0 && !captured) {
        return sum;
      }
      sum -= spared;
      free &= best < 0 ? free : ~(1L << best);
    }
    return sum;
  }
}
