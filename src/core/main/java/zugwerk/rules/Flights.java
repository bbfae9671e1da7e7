package zugwerk.rules;

import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * The squares to which the King of the side not to move will be able to flee after the next step of the other side,
 * unless that step itself guards or takes them. A step that leaves one of them open does not mate, which is seen
 * without making it. May leave out flights; never names a square that is none.
 */
final class Flights {

  private final Variant variant;
  private final FastPath fast;
  /** Whether a King takes whatever stands beside it and is not guarded. */
  private final boolean plain;
  private long open;
  /** The squares that were not examined yet. */
  private long unknown;
  /** The squares on which the King can take a piece unless it is guarded. */
  private long taking;
  private int mover;
  /** All pieces but that King. */
  private long occupied;
  /** For each flight, the attacker's pieces whose leaving opens a line to it. */
  private final long[] openers = new long[Square.COUNT];
  private long opening;
  /** The flights that a single piece guards, each with that piece and the squares between the two. */
  private long held;
  private final long[] holders = new long[Square.COUNT];
  private final long[] lines = new long[Square.COUNT];
  /** All of those pieces, and all of those squares. */
  private long holding;
  private long between;

  Flights(Variant variant) {
    this.variant = variant;
    fast = variant.fastPath();
    plain = variant.reachFacts().certain();
  }

  /**
   * Begins with the position as it will be after a step of a piece of the given type, the pieces being where they are.
   */
  void begin(Position position, int newMover) {
    mover = newMover;
    // A King that changes powers by fleeing may be attacked where it was not.
    unknown = fast.changesPowers(Schema.KING) ? 0 : fast.flights(variant, position);
    open = 0;
    opening = 0;
    held = 0;
    holding = 0;
    between = 0;
    int side = position.toMove();
    taking = taking(position);
    occupied = position.occupied() & ~fast.leaving(position) & ~position.pieces(1 - side, Schema.KING);
  }

  /** The squares on which the King of the side not to move takes whatever is not guarded; none where it may not. */
  long taking(Position position) {
    int side = 1 - position.toMove();
    return plain ? variant.movement(position, side, Schema.KING).captures(position.king(side), -1L) : 0;
  }

  /**
   * Examines one more square to which the King might flee. Often the first ones show that no step mates.
   *
   * @return whether there was one
   */
  boolean examineNext(Position position) {
    if (unknown == 0) {
      return false;
    }
    examine(position, Long.numberOfTrailingZeros(unknown));
    unknown &= unknown - 1;
    return true;
  }

  /**
   * Passes over a flight that two pieces attack already, or that a hopper may come to attack when another piece moves;
   * else notes the pieces that bar the way to it, and the one that holds it.
   */
  private void examine(Position position, int flight) {
    int side = position.toMove();
    long bars = 0;
    long holder = 0;
    long rest = Attacks.aligned(variant, position, flight, side, occupied, mover);
    for (; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      int type = Piece.type(position.piece(from));
      Movement movement = Attacks.movement(variant, position, side, type, mover);
      long barriers = movement.path(from, flight) & occupied;
      if (!movement.lines() || barriers == 0 && holder != 0) {
        return;
      }
      if (barriers == 0) {
        holder = Square.bit(from);
        lines[flight] = movement.path(from, flight);
      } else if ((barriers & barriers - 1) == 0) {
        bars |= barriers & position.pieces(side);
      }
    }
    openers[flight] = bars;
    if (holder == 0) {
      open |= Square.bit(flight);
      opening |= bars;
    } else {
      held |= Square.bit(flight);
      holders[flight] = holder;
      holding |= holder;
      between |= lines[flight];
    }
  }

  /**
   * The squares that a piece must go to so that it guards or takes every flight seen so far that its departure opens no
   * line to.
   */
  long guards(Movement movement, int from) {
    long guards = -1L;
    for (long rest = open; rest != 0; rest &= rest - 1) {
      int flight = Long.numberOfTrailingZeros(rest);
      if (from == Square.COUNT || (openers[flight] >>> from & 1) == 0) {
        guards &= movement.attacksFrom(flight) | Square.bit(flight);
      }
    }
    return guards;
  }

  /**
   * Whether a piece that has gone from a square to one of the {@link #guards} leaves no flight open: nothing is in its
   * way to any of them, and the King cannot take it. All flights must have been {@linkplain #examineNext examined}.
   */
  boolean areClosed(Position position, Movement movement, int from, int to) {
    int side = position.toMove();
    long others = occupied & ~Square.bit(from);
    long left = open | (((holding >>> from | between >>> to) & 1) != 0 ? held : 0);
    for (long rest = left & ~Square.bit(to); rest != 0; rest &= rest - 1) {
      int flight = Long.numberOfTrailingZeros(rest);
      if (isLeft(flight, from, to) && !movement.attacks(to, flight, others)) {
        return false;
      }
    }
    return (taking >>> to & 1) == 0 || Attacks.attackedAfter(variant, position, to, side, others, mover);
  }

  /** Whether no other piece guards a flight once a piece has gone from a square to another. */
  private boolean isLeft(int flight, int from, int to) {
    boolean isHeld = (held >>> flight & 1) != 0 && ((holders[flight] >>> from | lines[flight] >>> to) & 1) == 0;
    return !isHeld && (openers[flight] >>> from & 1) == 0;
  }

  /** As {@link #guards(Movement, int)} for a piece whose leaving opens nothing. */
  long guards(Movement movement) {
    return guards(movement, Square.COUNT);
  }

  /** The flights seen so far that no piece guards. */
  long open() {
    return open;
  }

  /** The pieces whose leaving opens a line to a flight seen so far. */
  long opening() {
    return opening;
  }
}
