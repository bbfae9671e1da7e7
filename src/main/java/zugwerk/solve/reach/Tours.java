package zugwerk.solve.reach;

import zugwerk.board.Square;

/** The least moves of a piece of the attacker that captures on several squares, if nothing is in its way. */
final class Tours {

  /** With a square, in place of an end: the piece is captured there. */
  static final int CAPTURED = 1 << 16;

  private static final int NEVER = 100;

  private final Scene scene;

  Tours(Scene scene) {
    this.scene = scene;
  }

  /**
   * The least moves of a piece that captures on some squares, in any order.
   *
   * @param last where it ends, or is {@link #CAPTURED}; negative if that does not matter
   * @return more than the attacker has if it cannot be done
   */
  int tour(int piece, long by, int last) {
    return tour(piece, by, last, scene.moves, false);
  }

  /**
   * The same if it captures on some squares twice, so that it leaves and comes back.
   *
   * @param twice these squares
   */
  int tour(int piece, long by, long twice, int last) {
    int cost = tour(piece, by, last);
    for (long rest = twice; rest != 0; rest &= rest - 1) {
      cost = Math.max(cost, 2 + tour(piece, Long.lowestOneBit(rest), last));
    }
    return cost;
  }

  /** The same if it captures nowhere else, so that a Pawn leaves its file only where it captures. */
  int exact(int piece, long by, int last) {
    return tour(piece, by, last, scene.moves, true);
  }

  private int tour(int piece, long by, int last, int most, boolean exact) {
    if (Long.bitCount(by) > most) {
      return NEVER;
    }
    if (by == 0) {
      return last < 0 ? 0
          : (last & CAPTURED) != 0 ? scene.attackers.journey(piece).distance(last & 63)
              : exact ? scene.attackers.cost(piece, last) : scene.attackers.leastCost(piece, last);
    }
    int least = NEVER;
    for (long rest = by; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      for (int kinds = scene.attackers.journey(piece).types(most); kinds != 0; kinds &= kinds - 1) {
        int next = Integer.numberOfTrailingZeros(kinds) << 6 | to;
        int first = leg(piece, next, exact);
        if (first < Math.min(least, most + 1)) {
          least = Math.min(least,
              first + tour(next, by ^ Square.bit(to), last, Math.min(most, least - 1) - first, exact));
        }
      }
    }
    return least;
  }

  /** The least moves of a piece until it captures on a square, as what it is then. */
  private int leg(int from, int to, boolean exact) {
    Army army = scene.attackers;
    boolean pawn = army.isPawn(from >> 6);
    if (from == to) {
      // It leaves and comes back, which a Pawn cannot.
      return pawn ? NEVER : 2;
    }
    if (!pawn || !exact) {
      return army.leastCost(from, to);
    }
    int capturing = army.isPawn(to >> 6) || army.promotes(to >> 6, to & 63)
        ? army.cost(from, to | 1 << Places.TAKES_SHIFT) : NEVER;
    return army.isPawn(to >> 6) ? capturing : Math.min(capturing, army.cost(from, to));
  }
}
