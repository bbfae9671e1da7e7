package zugwerk.condition;

import zugwerk.betza.Movement;
import zugwerk.board.Position;
import zugwerk.board.Square;

/** Finds the piece that a hopper hops over. */
final class Hurdles {

  private Hurdles() {}

  /** The square of the piece without which a move would be impossible, or -1 if there is none. */
  static int of(Movement power, int from, int to, long occupied) {
    long victim = occupied & Square.bit(to);
    if ((power.targets(from, occupied, victim) >>> to & 1) == 0) {
      return -1;
    }
    for (long rest = occupied & ~Square.bit(from) & ~victim; rest != 0; rest &= rest - 1) {
      if ((power.targets(from, occupied & ~Long.lowestOneBit(rest), victim) >>> to & 1) == 0) {
        return Long.numberOfTrailingZeros(rest);
      }
    }
    return -1;
  }

  /** The square of the piece that the mover of a turn has hopped over, or -1. */
  static int of(Turn turn) {
    if (!turn.hasMover() || turn.moverType() < 0) {
      return -1;
    }
    Position position = turn.position();
    long victim = turn.captures() ? Square.bit(turn.victim()) : 0;
    long before = position.occupied() & ~Square.bit(turn.stands()) & ~Square.bit(turn.to()) | Square.bit(turn.from());
    Movement power = turn.game().base().movement(position, turn.side(), turn.moverType());
    return of(power, turn.from(), turn.to(), before | victim);
  }
}
