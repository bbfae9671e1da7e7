package zugwerk.betza;

import java.util.ArrayList;
import java.util.List;

/**
 * A slow and obvious second opinion on {@link Movement}: walks each course leap by leap over a board of 64 booleans.
 *
 * @param power what the piece can do
 * @param black whether it is a Black piece, which goes down the board
 */
record SlowMoves(Power power, boolean black) {

  /**
   * A landing of one course.
   *
   * @param course the course that leads there
   * @param to the square
   * @param path the empty squares that the piece goes over: those landed on before and those that lame leaps pass
   * @param hurdles the pieces that it goes over in legs before the last
   * @param leaps the number of leaps up to here
   */
  record Landing(Course course, int to, List<Integer> path, List<Integer> hurdles, int leaps) {

    /** Whether the move can end here on some board. */
    boolean lands(Trait mode) {
      return course.is(mode == Trait.EN_PASSANT ? Trait.CAPTURE : mode) && leaps >= course.least()
          && !(mode == Trait.MOVE ? hurdles : path).contains(to);
    }
  }

  /** Where a piece can land with pieces on the given squares, on empty squares and on pieces alike. */
  List<Landing> landings(int from, boolean[] occupied) {
    List<Landing> landings = new ArrayList<>();
    for (Course course : power.courses()) {
      if (course.is(Trait.INITIAL) && from / 8 != (black ? 6 : 1)) {
        continue;
      }
      boolean hopper = course.is(Trait.GRASSHOPPER) || course.is(Trait.CANNON);
      int met = 0;
      for (Landing landing : wholeWay(course, from)) {
        if (landing.leaps < course.least()) {
          if (occupied[landing.to] != course.isHurdle(landing.leaps - 1)) {
            break;
          }
          continue;
        }
        List<Integer> passed = passed(course, from, landing.to);
        boolean anyPassed = passed.stream().anyMatch(square -> occupied[square]);
        if (course.is(Trait.LAME) && anyPassed || course.is(Trait.JUMPING) && !anyPassed) {
          break;
        }
        if (hopper && met == 0) {
          met = occupied[landing.to] ? 1 : 0;
          continue;
        }
        landings.add(landing);
        if (occupied[landing.to] || course.is(Trait.GRASSHOPPER)) {
          break;
        }
      }
    }
    return landings;
  }

  /** All squares on which the piece may ever land by a course, nearest first; those of a hopper's first leap too. */
  List<Landing> wholeWay(Course course, int from) {
    List<Landing> way = new ArrayList<>();
    List<Integer> path = new ArrayList<>();
    List<Integer> hurdles = new ArrayList<>();
    int here = from;
    for (int n = 0; n < course.range(); n++) {
      int next = target(here, leap(course, n));
      if (next < 0 || next == from) {
        break;
      }
      if (course.is(Trait.LAME)) {
        path.addAll(between(here, leap(course, n)));
      }
      way.add(new Landing(course, next, List.copyOf(path), List.copyOf(hurdles), n + 1));
      (course.isHurdle(n) ? hurdles : path).add(next);
      here = next;
    }
    return way;
  }

  private Leap leap(Course course, int n) {
    Leap leap = course.cycle().get(n % course.cycle().size());
    return new Leap(leap.dx(), black ? -leap.dy() : leap.dy());
  }

  private static int target(int from, Leap leap) {
    int file = from % 8 + leap.dx();
    int rank = from / 8 + leap.dy();
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : rank * 8 + file;
  }

  /** The squares that the one leap passes which ends there. */
  private List<Integer> passed(Course course, int from, int to) {
    int here = from;
    for (int n = 0;; n++) {
      int next = target(here, leap(course, n));
      if (next == to) {
        return between(here, leap(course, n));
      }
      here = next;
    }
  }

  /** Along the longer side first until the rest is diagonal. */
  private static List<Integer> between(int from, Leap leap) {
    List<Integer> squares = new ArrayList<>();
    int x = Math.abs(leap.dx());
    int y = Math.abs(leap.dy());
    int here = from;
    while (x + y > 0) {
      boolean sideways = x > 0 && x >= y;
      boolean upward = y > 0 && y >= x;
      here += (sideways ? Integer.signum(leap.dx()) : 0) + (upward ? 8 * Integer.signum(leap.dy()) : 0);
      x -= sideways ? 1 : 0;
      y -= upward ? 1 : 0;
      if (x + y > 0) {
        squares.add(here);
      }
    }
    return squares;
  }
}
