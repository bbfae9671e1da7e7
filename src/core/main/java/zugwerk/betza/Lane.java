package zugwerk.betza;

import java.util.Arrays;
import zugwerk.board.Square;

/** A course from one square, walked leap by leap: for courses that are neither free leaps nor straight rides. */
final class Lane extends Route {

  private static final int WHITE_START = 1;
  private static final int BLACK_START = 6;
  /** Stands for a square beyond the edge. */
  private static final int EDGE = -1;

  private final int[] squares;
  private final long[] passed;
  private final int first;
  /** The squares before the first landing: those to be empty, and those to be occupied. */
  private final long clear;
  private final long hurdles;
  private final boolean lame;
  private final boolean jumping;
  private final boolean grasshopper;
  private final boolean hops;
  private final boolean single;
  private final long target;
  private final long victim;
  private final boolean[] modes = new boolean[Trait.values().length];

  private Lane(Course course, int[] squares, long[] passed) {
    this.squares = squares;
    this.passed = passed;
    first = course.least() - 1;
    clear = before(course, squares, false);
    hurdles = before(course, squares, true);
    lame = course.is(Trait.LAME);
    jumping = course.is(Trait.JUMPING);
    grasshopper = course.is(Trait.GRASSHOPPER);
    hops = grasshopper || course.is(Trait.CANNON);
    single = squares.length == 1 && first == 0 && !hops && !jumping;
    target = single ? Square.bit(squares[0]) : 0;
    victim = course.capturesOnTheWay() && squares.length > 0 ? Square.bit(squares[course.victim()]) : 0;
    for (Trait trait : course.traits()) {
      modes[trait.ordinal()] = true;
    }
  }

  private static long before(Course course, int[] squares, boolean hurdle) {
    long set = 0;
    for (int leap = 0; leap < course.least() - 1 && leap < squares.length; leap++) {
      set |= course.isHurdle(leap) == hurdle && squares[leap] != EDGE ? Square.bit(squares[leap]) : 0;
    }
    return set;
  }

  int[] squares() {
    return squares;
  }

  long[] passed() {
    return passed;
  }

  long hurdles() {
    return hurdles;
  }

  /** Whether it can land after a leap, counted from 0: not on a square that must be otherwise before. */
  boolean lands(int leap, Trait mode) {
    return leap >= first && (Square.bit(squares[leap]) & (mode == Trait.MOVE ? hurdles : clear)) == 0;
  }

  @Override
  boolean is(Trait trait) {
    return modes[trait.ordinal()];
  }

  /** Empty where an initial course may not begin, and where no landing is on the board. */
  static Lane of(Course course, boolean black, int from) {
    return of(course, leaps(course, black), black, from);
  }

  static Lane[] all(Course course, boolean black) {
    Leap[] leaps = leaps(course, black);
    Lane[] lanes = new Lane[Square.COUNT];
    Arrays.setAll(lanes, from -> of(course, leaps, black, from));
    return lanes;
  }

  private static Leap[] leaps(Course course, boolean black) {
    return course.leaps(black).toArray(Leap[]::new);
  }

  private static Lane of(Course course, Leap[] leaps, boolean black, int from) {
    int file = Square.file(from);
    int rank = Square.rank(from);
    int range = !course.is(Trait.INITIAL) || rank == (black ? BLACK_START : WHITE_START) ? course.range() : 0;
    int[] squares = new int[Math.min(range, Square.COUNT)];
    long[] passed = new long[squares.length];
    int length = 0;
    for (; length < squares.length; length++) {
      Leap leap = leaps[length % leaps.length];
      passed[length] = passed(file, rank, leap);
      file += leap.dx();
      rank += leap.dy();
      // A circular rider that returns to its start has completed the circle.
      if (!Square.onBoard(file, rank) && course.is(Trait.BOUNCING) && course.isHurdle(length)) {
        squares[length] = EDGE;
        continue;
      }
      if (!Square.onBoard(file, rank) || Square.of(file, rank) == from
          || course.is(Trait.OFF_THE_EDGE) && course.isHurdle(length)) {
        break;
      }
      squares[length] = Square.of(file, rank);
    }
    int used = length < course.least() ? 0 : length;
    Lane lane = new Lane(course, Arrays.copyOf(squares, used), Arrays.copyOf(passed, used));
    return (lane.clear & lane.hurdles) == 0 ? lane : new Lane(course, new int[0], new long[0]);
  }

  private static long passed(int file, int rank, Leap leap) {
    if (Math.abs(leap.dx()) <= 1 && Math.abs(leap.dy()) <= 1) {
      return 0;
    }
    long squares = 0;
    for (Leap between : leap.passed()) {
      if (Square.onBoard(file + between.dx(), rank + between.dy())) {
        squares |= Square.bit(Square.of(file + between.dx(), rank + between.dy()));
      }
    }
    return squares;
  }

  /** The square of the piece that is captured on the way; 0 for none. */
  long captured() {
    return victim;
  }

  /** The squares of the pieces to go over that are not captured, for a lane that captures on the way. */
  long otherHurdles() {
    return hurdles & ~victim;
  }

  /** The squares that must be empty for a capture on the way. */
  long needed() {
    return clear | Square.bit(squares[first]);
  }

  /** The square whose piece could be captured on the way, whatever stands there; 0 if the way is not open. */
  long victim(long occupied) {
    return (needed() & occupied) == 0 && (otherHurdles() & ~occupied) == 0 ? victim : 0;
  }

  /** The squares where a capture on the way can end, if the way is open. */
  long behind(long occupied) {
    long landings = 0;
    for (int i = first; i < squares.length && (occupied >>> squares[i] & 1) == 0; i++) {
      landings |= Square.bit(squares[i]);
    }
    return landings;
  }

  @Override
  long most() {
    long landings = 0;
    for (int i = first; i < squares.length; i++) {
      landings |= Square.bit(squares[i]);
    }
    return landings;
  }

  @Override
  long reach(long occupied, Trait mode) {
    if (!is(mode)) {
      return 0;
    }
    boolean capturing = mode != Trait.MOVE;
    if (single) {
      boolean open = !lame || (passed[0] & occupied) == 0;
      return open ? target & (capturing ? occupied : ~occupied) : 0;
    }
    return hops ? hop(occupied, capturing) : walk(occupied, capturing);
  }

  private boolean blocked(int leap, long occupied) {
    return lame && (passed[leap] & occupied) != 0 || jumping && (passed[leap] & occupied) == 0;
  }

  private long walk(long occupied, boolean capturing) {
    if ((clear & occupied) != 0 || (hurdles & ~occupied) != 0) {
      return 0;
    }
    long reached = 0;
    for (int i = first; i < squares.length && !blocked(i, occupied); i++) {
      long bit = Square.bit(squares[i]);
      boolean met = (occupied & bit) != 0;
      if (met == capturing) {
        reached |= bit;
      }
      if (met) {
        break;
      }
    }
    return reached;
  }

  private long hop(long occupied, boolean capturing) {
    boolean hopped = false;
    long reached = 0;
    for (int i = 0; i < squares.length && !blocked(i, occupied); i++) {
      long bit = Square.bit(squares[i]);
      boolean met = (occupied & bit) != 0;
      if (hopped) {
        if (met == capturing) {
          reached |= bit;
        }
        if (met || grasshopper) {
          break;
        }
      } else {
        hopped = met;
      }
    }
    return reached;
  }
}
