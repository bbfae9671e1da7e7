package zugwerk.solve.reach;

import zugwerk.board.Square;

/** The least moves of an attacking piece that captures on several squares of an empty board. */
final class CaptureRoutes {

  /** Added to a square in place of an end: the piece is captured there. */
  static final int CAPTURED = 1 << 16;

  /** The size of the cache, as a power of two. */
  private static final int MEMORY = 16;

  private final BoundContext context;
  /** The cache: where the piece captures; the piece, its end and the moves left; the least moves. */
  private long[] sets = {};
  private long[] keys = {};
  private byte[] costs = {};

  CaptureRoutes(BoundContext context) {
    this.context = context;
  }

  /**
   * The least moves of a piece that captures on some squares, in any order.
   *
   * @param last where it ends, or {@link #CAPTURED}; negative if it may end anywhere
   * @return more than the attacker has if it is impossible
   */
  int route(int piece, long by, int last) {
    if (by == 0) {
      return route(piece, by, last, context.moves, false);
    }
    if (sets.length == 0) {
      sets = new long[1 << MEMORY];
      keys = new long[1 << MEMORY];
      costs = new byte[1 << MEMORY];
    }
    // A search repeats the same questions.
    long key = ((long) piece << 32 | last & (CAPTURED << 1) - 1) << 8 | context.moves;
    int entry = (int) ((by * 0x9E3779B97F4A7C15L ^ key * 0xC2B2AE3D27D4EB4FL) >>> 64 - MEMORY);
    if (sets[entry] != by || keys[entry] != key) {
      sets[entry] = by;
      keys[entry] = key;
      costs[entry] = (byte) route(piece, by, last, context.moves, false);
    }
    return costs[entry];
  }

  /**
   * The same if it captures on some squares twice, so that it leaves and comes back.
   *
   * @param twice these squares
   */
  int route(int piece, long by, long twice, int last) {
    int cost = route(piece, by, last);
    for (long rest = twice; rest != 0; rest &= rest - 1) {
      cost = Math.max(cost, 2 + route(piece, Long.lowestOneBit(rest), last));
    }
    return cost;
  }

  /** The same if it captures nowhere else, so that a Pawn leaves its file only where it captures. */
  int exact(int piece, long by, int last) {
    return route(piece, by, last, context.moves, true);
  }

  private int route(int piece, long by, int last, int most, boolean exact) {
    if (by == 0) {
      return last < 0 ? 0
          : (last & CAPTURED) != 0 ? context.attackers.distances(piece).distance(last & 63)
              : exact ? context.attackers.cost(piece, last) : context.attackers.leastCost(piece, last);
    }
    // The other squares bring none nearer.
    if (!exact && (by & ~context.attackers.distances(piece).within(most)) != 0) {
      return PieceDistances.NEVER;
    }
    int least = PieceDistances.NEVER;
    // Each of the other squares takes at least one move.
    int others = Long.bitCount(by) - 1;
    int kinds = context.attackers.distances(piece).types(most);
    for (long rest = by; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      for (int left = kinds; left != 0; left &= left - 1) {
        int next = Integer.numberOfTrailingZeros(left) << 6 | to;
        int first = leg(piece, next, exact);
        int limit = Math.min(most, least - 1) - first;
        if (limit >= others) {
          least = Math.min(least, first + route(next, by ^ Square.bit(to), last, limit, exact));
        }
      }
    }
    return least;
  }

  /** The least moves of a piece until it captures on a square, as what it is then. */
  private int leg(int from, int to, boolean exact) {
    PieceTables tables = context.attackers;
    boolean pawn = tables.isPawn(from >> 6);
    if (from == to) {
      // It leaves and comes back, which a Pawn cannot.
      return pawn ? PieceDistances.NEVER : 2;
    }
    if (!pawn || !exact) {
      return tables.leastCost(from, to);
    }
    int capturing = tables.isPawn(to >> 6) || tables.promotes(to >> 6, to & 63)
        ? tables.cost(from, to | 1 << ImmobileSquares.CAPTURES_SHIFT) : PieceDistances.NEVER;
    return tables.isPawn(to >> 6) ? capturing : Math.min(capturing, tables.cost(from, to));
  }
}
