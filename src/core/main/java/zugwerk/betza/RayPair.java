package zugwerk.betza;

import java.util.ArrayList;
import java.util.List;
import zugwerk.board.Square;

/**
 * A straight rider's rays in two directions from each square: a rising one, on which square numbers grow, and a falling
 * one.
 *
 * <p>The nearest piece on the rising ray is its lowest occupied bit, on the falling ray the highest. One subtraction
 * marks all squares from the one to the other: the obstruction difference, proposed by Michael Hoffmann, in the form
 * that Daniel Infuehr gave it in 2022. The two need not be opposite directions.
 */
final class RayPair {

  /** For each square the rising ray, then the falling one; 0 if there is none. */
  private final long[] rays = new long[2 * Square.COUNT];

  static RayPair[] of(List<Course> rides, boolean black) {
    List<RayPair> pairs = new ArrayList<>();
    int rising = 0;
    int falling = 0;
    for (Course ride : rides) {
      Leap leap = ride.leaps(black).getFirst();
      boolean rises = leap.dy() * 8 + leap.dx() > 0;
      int index = rises ? rising++ : falling++;
      if (index == pairs.size()) {
        pairs.add(new RayPair());
      }
      pairs.get(index).add(leap, ride.range(), rises ? 0 : 1);
    }
    return pairs.toArray(RayPair[]::new);
  }

  private void add(Leap leap, int range, int place) {
    for (int from = 0; from < Square.COUNT; from++) {
      int file = Square.file(from) + leap.dx();
      int rank = Square.rank(from) + leap.dy();
      for (int steps = 0; steps < range && Square.onBoard(file, rank); steps++) {
        rays[2 * from + place] |= Square.bit(Square.of(file, rank));
        file += leap.dx();
        rank += leap.dy();
      }
    }
  }

  /** Up to and including the first occupied square on each ray. */
  long reach(int from, long occupied) {
    long rising = rays[2 * from];
    long falling = rays[2 * from + 1];
    long met = rising & occupied;
    long last = Long.MIN_VALUE >>> Long.numberOfLeadingZeros(falling & occupied | 1);
    return (rising | falling) & (met ^ met - last);
  }
}
