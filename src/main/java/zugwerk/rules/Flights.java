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
  private long open;
  /** For each flight, the attacker's pieces whose leaving opens a line to it. */
  private final long[] openers = new long[Square.COUNT];
  private long opening;

  Flights(Variant variant) {
    this.variant = variant;
    fast = variant.fastPath();
  }

  /** Looks at the position as it will be after a step of a piece of the given type, the pieces being where they are. */
  void look(Position position, int mover) {
    // A King that changes powers by fleeing may be attacked where it was not.
    open = fast.changesPowers(Schema.KING) ? 0 : fast.flights(variant, position);
    opening = 0;
    int side = position.toMove();
    long occupied = position.occupied() & ~fast.leaving(position) & ~position.pieces(1 - side, Schema.KING);
    for (long rest = open; rest != 0; rest &= rest - 1) {
      look(position, mover, Long.numberOfTrailingZeros(rest), occupied);
    }
  }

  /**
   * Closes a flight that is attacked already, or that a hopper may come to attack when another piece moves; else notes
   * the pieces that bar the way to it.
   */
  private void look(Position position, int mover, int flight, long occupied) {
    int side = position.toMove();
    long bars = 0;
    long rest = Attacks.aligned(variant, position, flight, side, occupied, mover);
    for (; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      int type = Piece.type(position.piece(from));
      Movement movement = Attacks.movement(variant, position, side, type, mover);
      long barriers = movement.path(from, flight) & occupied;
      if (barriers == 0 || !movement.lines()) {
        open ^= Square.bit(flight);
        return;
      }
      if ((barriers & barriers - 1) == 0) {
        bars |= barriers & position.pieces(side);
      }
    }
    openers[flight] = bars;
    opening |= bars;
  }

  /**
   * The squares that a piece must go to so that it guards or takes every flight that its departure opens no line to.
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

  /** As {@link #guards(Movement, int)} for a piece whose leaving opens nothing. */
  long guards(Movement movement) {
    return guards(movement, Square.COUNT);
  }

  /** The pieces whose leaving opens a line to a flight. */
  long opening() {
    return opening;
  }
}
