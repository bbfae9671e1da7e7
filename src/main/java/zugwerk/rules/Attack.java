package zugwerk.rules;

import zugwerk.board.Position;
import zugwerk.board.Square;

/** Who strikes what. */
public final class Attack {

  private Attack() {}

  /** Whether a side in a position is in check. */
  public static boolean inCheck(Variant variant, Position position, int side) {
    int king = position.king(side);
    return king < Square.COUNT && struck(variant, position, king, 1 - side, position.occupied());
  }

  /**
   * Whether a King on a square would be struck by a side, as if men stood on the given squares only.
   *
   * @param occupied the men that bar the way; an enemy that is not among them does not strike
   */
  public static boolean struck(Variant variant, Position position, int square, int by, long occupied) {
    return struckAfter(variant, position, square, by, occupied, Move.NONE);
  }

  /** As {@link #struck}, once a man of the given type has moved. */
  static boolean struckAfter(
      Variant variant, Position position, int square, int by, long occupied, int mover) {
    long active = variant.active(position) & occupied & position.men(by);
    for (int type = 0; type < position.schema().types().size(); type++) {
      long men = position.men(by, type) & active;
      if (men == 0) {
        continue;
      }
      var movement = variant.movementAfter(position, by, type, mover);
      for (long rest = men & movement.strikesFrom(square); rest != 0; rest &= rest - 1) {
        int from = Long.numberOfTrailingZeros(rest);
        if (movement.strikes(from, square, occupied)
            && variant.menaces(position, by, type, from, square, occupied)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The squares from which a side strikes a King on a square now. */
  public static long strikers(Variant variant, Position position, int square, int by) {
    long strikers = 0;
    long occupied = position.occupied();
    long active = variant.active(position);
    for (int type = 0; type < position.schema().types().size(); type++) {
      var movement = variant.movement(position, by, type);
      for (long rest = position.men(by, type) & active & movement.strikesFrom(square); rest != 0; rest &= rest - 1) {
        int from = Long.numberOfTrailingZeros(rest);
        if (movement.strikes(from, square, occupied)
            && variant.menaces(position, by, type, from, square, occupied)) {
          strikers |= Square.bit(from);
        }
      }
    }
    return strikers;
  }
}
