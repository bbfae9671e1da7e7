package zugwerk.solve.reach;

/**
 * What the attacker could not do, with the King on one square. What asks for all of that and perhaps more cannot be
 * done either.
 */
final class Refusals {

  private static final int MOST = 16;

  private final long[] blocks = new long[MOST];
  private final int[] flights = new int[MOST];
  private final long[] visits = new long[MOST];
  private final long[] pins = new long[MOST];
  private final long[] occupied = new long[MOST];
  private final long[] bites = new long[MOST];
  private final int[] taken = new int[MOST];
  private final long[] takers = new long[MOST];
  private final long[] strays = new long[MOST];
  private final int[] left = new int[MOST];
  private final int[] captures = new int[MOST];
  private int count;
  private int next;

  void clear() {
    count = 0;
    next = 0;
  }

  /**
   * Adds what cannot be done.
   *
   * @param open the squares on which a piece must stand
   * @param bare the flights to be guarded
   * @param most how often the attacker's Pawns may find something to capture
   */
  void add(long open, int bare, Layout layout, int most) {
    blocks[next] = open;
    flights[next] = bare;
    visits[next] = layout.visits;
    pins[next] = layout.pins;
    occupied[next] = layout.occupied;
    bites[next] = layout.bites;
    taken[next] = layout.taken;
    takers[next] = layout.takers;
    strays[next] = layout.strays;
    left[next] = layout.left;
    captures[next] = most;
    count = Math.max(count, next + 1);
    next = (next + 1) % MOST;
  }

  /** Whether this asks for no less. */
  boolean cover(long open, int bare, Layout layout, int most) {
    for (int i = 0; i < count; i++) {
      if ((blocks[i] & ~open) == 0 && (flights[i] & ~bare) == 0 && (visits[i] & ~layout.visits) == 0
          && (pins[i] & ~layout.pins) == 0 && (occupied[i] & ~layout.occupied) == 0
          && (bites[i] & ~(layout.bites | layout.occupied)) == 0 && taken[i] <= layout.taken
          && (takers[i] & ~layout.takers) == 0 && (strays[i] & ~layout.strays) == 0
          && (strays[i] == 0 || left[i] >= layout.left) && captures[i] >= most) {
        return true;
      }
    }
    return false;
  }
}
