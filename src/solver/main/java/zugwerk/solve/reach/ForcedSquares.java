package zugwerk.solve.reach;

/**
 * The squares that pieces of one side cannot avoid on their way. Results are cached; a later one may replace an earlier
 * one.
 */
final class ForcedSquares {

  /** The size of the cache, a power of two. */
  private static final int KEPT = 1 << 13;
  /** With more moves there is nearly always a way around any square. */
  private static final int LONGEST = 3;

  private final PieceTables tables;
  /** The cached questions plus one; 0 for none. */
  private final int[] keys = new int[KEPT];
  private final long[] squares = new long[KEPT];

  ForcedSquares(PieceTables tables) {
    this.tables = tables;
  }

  /**
   * The squares that must be empty at some time, or captured on, whichever way a piece takes to become another one
   * within a number of moves; all squares if there is no way. Pieces as in {@link PieceTables}.
   */
  long through(int piece, int end, int moves) {
    if (piece == end || moves > LONGEST) {
      return 0;
    }
    int pieces = tables.types() << 6;
    int key = (moves * pieces + piece) * pieces + end;
    int entry = key * 0x9E3779B1 >>> 32 - Integer.numberOfTrailingZeros(KEPT);
    if (keys[entry] != key + 1) {
      squares[entry] = computeThrough(piece, end, moves);
      keys[entry] = key + 1;
    }
    return squares[entry];
  }

  private long computeThrough(int piece, int end, int moves) {
    PiecePowers powers = tables.powers(piece >> 6);
    long found = -1L;
    int[] next = tables.distances(piece).arrivals(1);
    for (int i = 0; i < next.length && found != 0; i++) {
      if (tables.distances(next[i]).cost(end) < moves) {
        int to = next[i] & 63;
        // Where a piece captures in another way than it moves, one of both is NONE, which is all ones.
        long path = powers.quietPath(piece & 63, to) & powers.capturePath(piece & 63, to);
        found &= path | through(next[i], end, moves - 1);
      }
    }
    return found;
  }
}
