package zugwerk.rules;

import zugwerk.board.Position;
import zugwerk.board.Square;

/** Who strikes what. */
public final class Attacks {

  private Attacks() {}

  /** Whether a side in a position is in check. */
  public static boolean inCheck(Variant variant, Position position, int side) {
    int king = position.king(side);
    return king < Square.COUNT && attacked(variant, position, king, 1 - side, position.occupied());
  }

  /**
   * Whether a King on a square would be struck by a side, as if pieces stood on the given squares only.
   *
   * @param occupied the pieces that bar the way; an enemy that is not among them does not strike
   */
  public static boolean attacked(Variant variant, Position position, int square, int by, long occupied) {
    return attackedAfter(variant, position, square, by, occupied, Move.NONE);
  }

  /** As {@link #attacked}, once a piece of the given type has moved. */
  static boolean attackedAfter(
      Variant variant, Position position, int square, int by, long occupied, int mover) {
    long active = variant.active(position) & occupied & position.pieces(by);
    for (int type = 0; type < position.schema().types().size(); type++) {
      long pieces = position.pieces(by, type) & active;
      if (pieces == 0) {
        continue;
      }
      var movement = variant.movementAfter(position, by, type, mover);
      for (long rest = pieces & movement.attacksFrom(square); rest != 0; rest &= rest - 1) {
        int from = Long.numberOfTrailingZeros(rest);
        if (movement.attacks(from, square, occupied)
            && variant.canAttack(position, by, type, from, square, occupied)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The squares from which a side strikes a King on a square now. */
  public static long attackers(Variant variant, Position position, int square, int by) {
    long attackers = 0;
    long occupied = position.occupied();
    long active = variant.active(position);
    for (int type = 0; type < position.schema().types().size(); type++) {
      var movement = variant.movement(position, by, type);
      for (long rest = position.pieces(by, type) & active & movement.attacksFrom(square); rest != 0; rest &= rest - 1) {
        int from = Long.numberOfTrailingZeros(rest);
        if (movement.attacks(from, square, occupied)
            && variant.canAttack(position, by, type, from, square, occupied)) {
          attackers |= Square.bit(from);
        }
      }
    }
    return attackers;
  }
}
