package zugwerk.solve.word;

import java.util.List;
import java.util.Optional;
import zugwerk.betza.Course;
import zugwerk.betza.Leap;
import zugwerk.betza.Movement;

/** Takes back the quiet moves of a piece for a whole set of squares; only for free leaps and straight rides. */
final class BackSteps {

  private static final int LONGEST_RIDE = 7;
  private static final long FIRST_RANK = 0xFF;
  private static final long FIRST_FILE = 0x0101_0101_0101_0101L;

  /** By direction: the squares that can be arrived at, the distance between the squares, and the most steps. */
  private final long[] arrivals;
  private final int[] shifts;
  private final int[] ranges;

  private BackSteps(List<Course> courses, int side) {
    arrivals = new long[courses.size()];
    shifts = new int[courses.size()];
    ranges = new int[courses.size()];
    for (int i = 0; i < ranges.length; i++) {
      Leap leap = courses.get(i).seenBy(side == 1).cycle().getFirst();
      int dx = leap.dx();
      arrivals[i] = (dx >= 0 ? FIRST_RANK << dx & FIRST_RANK : FIRST_RANK >> -dx) * FIRST_FILE;
      shifts[i] = 8 * leap.dy() + dx;
      ranges[i] = Math.min(LONGEST_RIDE, courses.get(i).range());
    }
  }

  /** Empty if the piece moves in any other way. */
  static Optional<BackSteps> of(Movement movement, int side) {
    return movement.capturesAsItMoves()
        ? Optional.of(new BackSteps(movement.power().courses(), side)) : Optional.empty();
  }

  /** The empty squares from which a move leads to one of the targets. */
  long origins(long targets, long occupied) {
    long origins = 0;
    for (int i = 0; i < ranges.length; i++) {
      long here = targets;
      for (int step = 0; step < ranges[i] && here != 0; step++) {
        here &= arrivals[i];
        here = (shifts[i] >= 0 ? here >>> shifts[i] : here << -shifts[i]) & ~occupied;
        origins |= here;
      }
    }
    return origins;
  }
}
