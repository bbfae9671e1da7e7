package zugwerk.betza;

import zugwerk.board.Square;

/**
 * A straight rider's way in one direction, as tables over the squares it starts from.
 *
 * <p>Every further square has a greater number than the one before, or every one a smaller: so the first piece
 * met is the lowest or the highest bit of those that stand on the ray.
 */
final class Ray {

  private final long[] reach = new long[Square.COUNT];
  private final long[] whole = new long[Square.COUNT];
  private final boolean rising;

  Ray(Leap leap, int range) {
    rising = leap.dy() * 8 + leap.dx() > 0;
    for (int from = 0; from < Square.COUNT; from++) {
      int file = Square.file(from) + leap.dx();
      int rank = Square.rank(from) + leap.dy();
      for (int steps = 0; Square.onBoard(file, rank); steps++) {
        long bit = Square.bit(Square.of(file, rank));
        whole[from] |= bit;
        if (steps < range) {
          reach[from] |= bit;
        }
        file += leap.dx();
        rank += leap.dy();
      }
    }
  }

  /** The squares up to and with the first that is occupied. */
  long reach(int from, long occupied) {
    long ray = reach[from];
    long met = ray & occupied;
    if (met == 0) {
      return ray;
    }
    int first = rising ? Long.numberOfTrailingZeros(met) : 63 - Long.numberOfLeadingZeros(met);
    return ray & ~whole[first];
  }
}
