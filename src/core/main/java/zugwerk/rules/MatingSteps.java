package zugwerk.rules;

import zugwerk.betza.Movement;
import zugwerk.betza.Ways;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * The steps of the side to move that might mate after another step of the same side, and what they need for that: which
 * piece must make way, which flights the other step must close, and which piece it must keep from parrying.
 */
final class MatingSteps {

  /** More are not examined. */
  private static final int MOST = Long.SIZE;

  private final Variant variant;
  private final GuardedFlights flights;
  private final int pawn;
  private final int[] promotions;
  /** By type, where a piece attacks the King and all flights that nothing attacks, if nothing is in its way. */
  private final long[] squares;

  private int count;
  /** How many steps, which come first, may mate without another flight being closed. */
  private int near;
  private final int[] starts = new int[MOST];
  private final int[] ends = new int[MOST];
  /** For each step, the squares between its end and the King; {@link Movement#NONE} if it opens a check. */
  private final long[] lines = new long[MOST];
  /** For each step, the piece that must leave its square. */
  private final long[] bars = new long[MOST];
  /** For each step, all pieces that may make way, also to flights. */
  private final long[] enablers = new long[MOST];
  /** For each step, the flights that it leaves open, and those that it leaves open even if all those make way. */
  private final long[] open = new long[MOST];
  private final long[] openAfter = new long[MOST];
  /** The steps of which it is known whether they are parried, as a set of their numbers. */
  private long examined;
  /** For each step, a piece of the King's side that parries it; and its square with those that it passes. */
  private final long[] parriers = new long[MOST];
  private final long[] parries = new long[MOST];
  /** The same for the step that was examined last. */
  private long parrier;
  private long parry;

  MatingSteps(Variant variant, GuardedFlights flights) {
    this.variant = variant;
    this.flights = flights;
    pawn = variant.pawn();
    promotions = variant.promotions();
    squares = new long[variant.schema().types().size()];
  }

  /** Finds them; false if one might mate without another step before it, or there are too many. */
  boolean find(Position position) {
    count = 0;
    near = 0;
    examined = 0;
    for (int type = 0; type < squares.length; type++) {
      long ofType = position.pieces(flights.side, type);
      if (ofType != 0) {
        Movement movement = variant.movement(position, flights.side, type);
        // A King attacks no King.
        squares[type] = type == Schema.KING ? 0
            : flights.attackingAll(movement, movement.attacksFrom(flights.king), Square.COUNT);
        for (; ofType != 0; ofType &= ofType - 1) {
          if (!addSteps(position, movement, type, Long.numberOfTrailingZeros(ofType))) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private boolean addSteps(Position position, Movement movement, int type, int from) {
    long promoting = promoting(position, type, from, movement.reach(from));
    long plain = movement.reach(from) & ~promoting;
    boolean checks = flights.opensCheck(from);
    long steps = checks ? plain : type == Schema.KING ? 0 : plain & movement.attacksFrom(flights.king);
    for (; steps != 0; steps &= steps - 1) {
      int to = Long.numberOfTrailingZeros(steps);
      if (!add(position, movement, from, to, way(movement, from, to), checks)) {
        return false;
      }
    }
    for (; promoting != 0; promoting &= promoting - 1) {
      int to = Long.numberOfTrailingZeros(promoting);
      long way = way(movement, from, to);
      for (int promotion : promotions) {
        Movement promoted = variant.movement(position, flights.side, promotion);
        if ((checks || (promoted.attacksFrom(flights.king) >>> to & 1) != 0)
            && !add(position, promoted, from, to, way, checks)) {
          return false;
        }
      }
    }
    return true;
  }

  private long promoting(Position position, int type, int from, long reach) {
    return type == pawn ? variant.promoting(position, flights.side, from, reach) : 0;
  }

  /** The squares that must be empty for a step; all squares if it is impossible. */
  private long way(Movement movement, int from, int to) {
    return (flights.pieces & ~flights.mine & Square.bit(to)) != 0 ? movement.path(from, to)
        : movement.quietWays().path(from, to) | Square.bit(to);
  }

  /**
   * Adds a step if it may mate after another one; false if it may mate anyway.
   *
   * @param movement how the piece moves after the step
   * @param way the squares that must be empty for it
   */
  private boolean add(Position position, Movement movement, int from, int to, long way, boolean checks) {
    long others = flights.pieces & ~Square.bit(from);
    long line = checks ? Movement.NONE : movement.path(to, flights.king);
    long barring = (checks ? way : way | line) & others;
    if (!flights.mayOpen(barring)) {
      return true;
    }
    if (count == MOST) {
      return false;
    }
    int step = count++;
    long enabling = barring;
    long left = 0;
    long leftAfter = 0;
    for (int i = 0; i < flights.count; i++) {
      int square = flights.square(i);
      if (flights.isLeft(i, from) && (!flights.isRetaking(i) || square == to)) {
        long attack = (movement.attacksFrom(square) >>> to & 1) == 0 ? others
            : movement.path(to, square) & others & ~Square.bit(flights.king);
        boolean mayOpen = flights.mayOpen(attack);
        left |= attack != 0 ? 1L << i : 0;
        leftAfter |= mayOpen ? 0 : 1L << i;
        enabling |= mayOpen ? attack : 0;
      }
    }
    if (leftAfter == 0) {
      copy(near, step);
      step = near++;
    }
    starts[step] = from;
    ends[step] = to;
    lines[step] = line;
    bars[step] = barring;
    enablers[step] = enabling;
    open[step] = left;
    openAfter[step] = leftAfter;
    return (left | barring) != 0 || isParried(position, step);
  }

  private void copy(int from, int to) {
    starts[to] = starts[from];
    ends[to] = ends[from];
    lines[to] = lines[from];
    bars[to] = bars[from];
    enablers[to] = enablers[from];
    open[to] = open[from];
    openAfter[to] = openAfter[from];
  }

  /**
   * Whether one of the steps may mate after a step from a square to another by another piece.
   *
   * @param movement how that other piece moves
   * @param closed the flights that its step closes, as a set of their numbers
   */
  boolean arePossible(Position position, Movement movement, int from, int to, long closed) {
    int most = closed == 0 ? near : count;
    for (int step = 0; step < most; step++) {
      long left = (enablers[step] >>> from & 1) == 0 ? open[step] : openAfter[step];
      if ((left & ~closed) == 0 && (bars[step] & ~Square.bit(from)) == 0 && starts[step] != from
          && (!isParried(position, step) || (parries[step] >>> to & 1) != 0
              || flights.mayPin(movement, to, parriers[step]))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a piece that has gone from a square to another may mate by its next step. */
  boolean canFollow(Position position, Movement movement, int type, int from, int to) {
    long reach = movement.reach(to);
    long promoting = promoting(position, type, to, reach);
    long wanted = mating(movement, type, from, reach & ~promoting) | promotions(position, from, promoting);
    if (wanted == 0) {
      return false;
    }
    long others = flights.pieces & ~Square.bit(from);
    wanted &= movement.targets(to, others | Square.bit(to), flights.pieces & ~flights.mine);
    if ((wanted & promoting) != 0) {
      return true;
    }
    // What a captured piece barred is not examined.
    boolean captures = (flights.pieces >>> to & 1) != 0;
    for (; wanted != 0; wanted &= wanted - 1) {
      int end = Long.numberOfTrailingZeros(wanted);
      long line = movement.path(end, flights.king);
      if ((line & others) == 0 && attacksAll(movement, from, end, others)
          && (captures || !isParried(position, others, end, line))) {
        return true;
      }
    }
    return false;
  }

  /** Those of some squares from which a piece attacks the King and all flights if nothing is in its way. */
  private long mating(Movement movement, int type, int from, long reach) {
    return !flights.bears(from) ? reach & squares[type]
        : type == Schema.KING ? 0
            : flights.attackingAll(movement, reach & movement.attacksFrom(flights.king), from);
  }

  /** Those of some squares on which a Pawn becomes a piece that attacks the King and all flights. */
  private long promotions(Position position, int from, long promoting) {
    long found = 0;
    for (int i = 0; i < promotions.length && promoting != 0; i++) {
      Movement movement = variant.movement(position, flights.side, promotions[i]);
      found |= flights.attackingAll(movement, promoting & movement.attacksFrom(flights.king), from);
    }
    return found;
  }

  /** Whether nothing is between a piece that has gone from a square to another and the flights that it must attack. */
  private boolean attacksAll(Movement movement, int from, int to, long others) {
    long ways = 0;
    for (int i = 0; i < flights.count; i++) {
      ways |= flights.isLeft(i, from) && !flights.isRetaking(i) ? movement.path(to, flights.square(i)) : 0;
    }
    return (ways & others & ~Square.bit(flights.king)) == 0;
  }

  private boolean isParried(Position position, int step) {
    if ((examined >>> step & 1) == 0) {
      examined |= 1L << step;
      boolean parried = lines[step] != Movement.NONE
          && isParried(position, flights.pieces & ~Square.bit(starts[step]), ends[step], lines[step]);
      parriers[step] = parried ? parrier : 0;
      parries[step] = parry;
    }
    return parriers[step] != 0;
  }

  /**
   * Whether a free piece can take a piece that has gone to a square, or go between it and the King.
   *
   * @param others the other pieces
   * @param line the squares between that piece and the King
   */
  private boolean isParried(Position position, long others, int to, long line) {
    int side = 1 - flights.side;
    long free = flights.free(position) & ~Square.bit(to);
    long standing = others | Square.bit(to);
    for (int type = 0; type < squares.length; type++) {
      long ofType = position.pieces(side, type) & free;
      if (ofType != 0) {
        Movement movement = variant.movement(position, side, type);
        if (canGo(movement.captureWays(), ofType, to, standing)) {
          return true;
        }
        Ways ways = movement.quietWays();
        for (long between = line; between != 0; between &= between - 1) {
          if (canGo(ways, ofType, Long.numberOfTrailingZeros(between), standing)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Whether one of some pieces can go to a square; it and its way are noted. */
  private boolean canGo(Ways ways, long movers, int to, long standing) {
    for (long rest = movers & ways.from(to); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      long way = ways.path(from, to);
      if ((way & standing) == 0) {
        parrier = Square.bit(from);
        parry = way | parrier;
        return true;
      }
    }
    return false;
  }
}
