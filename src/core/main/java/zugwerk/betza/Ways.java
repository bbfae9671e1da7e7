package zugwerk.betza;

import java.util.Arrays;
import zugwerk.board.Square;

/**
 * From which squares a piece with a power can come to each square in one mode, and which squares must be empty for
 * that.
 */
public final class Ways {

  /** The value of {@link #path} where there is no way between two squares. */
  public static final long NONE = -1L;

  private final long[] from = new long[Square.COUNT];
  private final long[] paths = new long[Square.COUNT * Square.COUNT];
  private boolean lines = true;

  Ways(Power power, boolean black, Trait mode) {
    Arrays.fill(paths, NONE);
    for (Course course : power.courses()) {
      if (course.is(mode) && course.journey().equals(Journey.ONE)) {
        add(course, black, mode);
      }
    }
  }

  /** Adds a way that no set of empty squares describes. */
  void add(int start, long targets) {
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      add(start, Long.numberOfTrailingZeros(rest), 0, true);
    }
  }

  private void add(Course course, boolean black, Trait mode) {
    boolean conditional = course.hops() || course.is(Trait.JUMPING);
    Lane[] lanes = Lane.all(course, black);
    for (int start = 0; start < Square.COUNT; start++) {
      Lane lane = lanes[start];
      if (course.capturesOnTheWay()) {
        addVictim(start, lane);
        continue;
      }
      long path = 0;
      for (int i = 0; i < lane.squares().length; i++) {
        int to = lane.squares()[i];
        path |= course.is(Trait.LAME) ? lane.passed()[i] : 0;
        if (to >= 0 && lane.lands(i, mode)) {
          add(start, to, path & ~Square.bit(to), conditional);
        }
        path |= course.isHurdle(i) || to < 0 ? 0 : Square.bit(to);
      }
    }
  }

  private void addVictim(int start, Lane lane) {
    if (lane.squares().length > 0) {
      add(start, Long.numberOfTrailingZeros(lane.captured()), lane.needed(), lane.otherHurdles() != 0);
    }
  }

  private void add(int start, int to, long path, boolean conditional) {
    long known = paths[start << 6 | to];
    if (conditional || known != NONE && (known & ~path) != 0 && (path & ~known) != 0) {
      lines = false;
    }
    // Of two ways, the one that needs fewer empty squares counts.
    if (known == NONE || (path & ~known) == 0) {
      paths[start << 6 | to] = path;
    }
    from[to] |= Square.bit(start);
  }

  /**
   * Whether every way depends only on a set of squares being empty, so that {@link #path} describes it fully: there is
   * no piece to hop over and no second way to the same square.
   */
  public boolean lines() {
    return lines;
  }

  /** The squares from which a piece could come to the given square if nothing were in the way. */
  public long from(int target) {
    return from[target];
  }

  /** Callers must not change the array. */
  long[] from() {
    return from;
  }

  /**
   * The squares that must be empty, neither end among them; {@link #NONE} where there is no way, as from a square to
   * itself. Exact where {@link #lines}.
   */
  public long path(int start, int target) {
    return paths[start << 6 | target];
  }
}
