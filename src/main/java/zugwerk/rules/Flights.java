package zugwerk.rules;

import zugwerk.betza.Movement;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * The squares to which the King of the side not to move will be able to flee after the next step of the other side,
 * unless that step itself guards or takes them. A step that leaves one of them open does not mate, which is seen
 * without making it. May leave out flights; never names a square that is none.
 */
final class Flights {

  private long open;
  /** For each flight, the attacker's pieces whose leaving opens a line to it. */
  private final long[] openers = new long[Square.COUNT];
  private long opening;

  /**
   * Looks at the position as it will be after a step of a piece of the given type, the pieces being where they are.
   *
   * @param hops whether a piece of the side to move captures over others, so that a step can guard squares from afar
   */
  void look(Variant variant, Position position, int mover, boolean hops) {
    // A King who changes the powers by fleeing may be struck where he was not.
    open = hops || variant.changesPowers(Schema.KING) ? 0 : variant.flights(position);
    opening = 0;
    if (open == 0) {
      return;
    }
    for (long rest = open; rest != 0; rest &= rest - 1) {
      openers[Long.numberOfTrailingZeros(rest)] = 0;
    }
    int side = position.toMove();
    long occupied = position.occupied() & ~variant.leaving(position) & ~position.pieces(1 - side, Schema.KING);
    long active = variant.active(position) & occupied;
    for (int type = 0; type < position.schema().types().size(); type++) {
      long pieces = position.pieces(side, type) & active;
      if (pieces != 0) {
        guarded(variant.movementAfter(position, side, type, mover), pieces, occupied, position.pieces(side) & occupied);
      }
    }
    for (long rest = open; rest != 0; rest &= rest - 1) {
      opening |= openers[Long.numberOfTrailingZeros(rest)];
    }
  }

  /** Closes the flights that pieces of one power strike, and notes who bars their way to others. */
  private void guarded(Movement movement, long pieces, long occupied, long own) {
    for (long flights = open; flights != 0; flights &= flights - 1) {
      int flight = Long.numberOfTrailingZeros(flights);
      for (long rest = pieces & movement.attacksFrom(flight); rest != 0; rest &= rest - 1) {
        long barriers = movement.path(Long.numberOfTrailingZeros(rest), flight) & occupied;
        if (barriers == 0) {
          open ^= Square.bit(flight);
          break;
        }
        if ((barriers & barriers - 1) == 0) {
          openers[flight] |= barriers & own;
        }
      }
    }
  }

  /** The squares that a piece must go to so that he guards or takes every flight to which his leaving opens no line. */
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
