package zugwerk.solve.reach;

/**
 * What the attacker could not do, with the King on one square. What asks for all of that and perhaps more cannot be
 * done either.
 */
final class Refusals {

  private static final int MOST = 16;

  private final long[] blocks = new long[MOST];
  private final int[] flights = new int[MOST];
  /** The squares of both, and those of them that pieces of the victim might have filled. */
  private final long[] squares = new long[MOST];
  private final long[] free = new long[MOST];
  private final int[] fillers = new int[MOST];
  private final long[] visits = new long[MOST];
  private final long[] pins = new long[MOST];
  private final long[] occupied = new long[MOST];
  private final long[] bites = new long[MOST];
  private final int[] taken = new int[MOST];
  private final long[] takers = new long[MOST];
  private final long[] strays = new long[MOST];
  private final int[] spare = new int[MOST];
  private final int[] captures = new int[MOST];
  private int count;
  private int next;

  void clear() {
    count = 0;
    next = 0;
  }

  /** Adds what cannot be done. */
  void add(Asked asked) {
    Layout layout = asked.layout;
    blocks[next] = asked.blocks;
    flights[next] = asked.flights;
    squares[next] = asked.squares();
    free[next] = asked.free;
    fillers[next] = asked.fillers;
    visits[next] = layout.visits;
    pins[next] = layout.pins;
    occupied[next] = layout.occupied;
    bites[next] = layout.bites;
    taken[next] = layout.taken;
    takers[next] = layout.takers;
    strays[next] = layout.strays;
    spare[next] = asked.spare;
    captures[next] = asked.captures;
    count = Math.max(count, next + 1);
    next = (next + 1) % MOST;
  }

  /** Whether this asks for no less than something that was added. */
  boolean cover(Asked asked) {
    Layout layout = asked.layout;
    for (int i = 0; i < count; i++) {
      if ((blocks[i] & ~asked.blocks) == 0 && (flights[i] & ~asked.flights) == 0 && (visits[i] & ~layout.visits) == 0
          && (pins[i] & ~layout.pins) == 0 && (occupied[i] & ~layout.occupied) == 0
          && (bites[i] & ~(layout.bites | layout.occupied)) == 0 && taken[i] <= layout.taken
          && (takers[i] & ~layout.takers) == 0 && (strays[i] & ~layout.strays) == 0
          && (strays[i] == 0 || spare[i] >= asked.spare) && captures[i] >= asked.captures && coversFree(i, asked)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the victim could fill no less of what could not be done. */
  private boolean coversFree(int i, Asked asked) {
    long more = asked.free & squares[i];
    return more == 0 || (more & ~free[i]) == 0 && fillers[i] >= asked.fillers && spare[i] >= asked.spare;
  }
}
