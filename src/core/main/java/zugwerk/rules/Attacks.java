package zugwerk.rules;

import zugwerk.betza.Movement;
import zugwerk.board.Position;
import zugwerk.board.Square;

/** Which pieces attack a square. */
public final class Attacks {

  private Attacks() {}

  /** Whether a side in a position is in check. */
  public static boolean inCheck(Variant variant, Position position, int side) {
    for (long rest = variant.royals(position, side); rest != 0; rest &= rest - 1) {
      if (attacked(variant, position, Long.numberOfTrailingZeros(rest), 1 - side, position.occupied())) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a side would attack a King on a square, as if pieces stood on the given squares only.
   *
   * @param occupied the pieces that bar the way; an enemy that is not among them does not attack
   */
  public static boolean attacked(Variant variant, Position position, int square, int by, long occupied) {
    return variant.findsAttackers() ? variant.attackers(position, square, by, occupied) != 0
        : attackedAfter(variant, position, square, by, occupied, Move.NONE);
  }

  /**
   * Whether the King of the side to move would be attacked on another square, its own one being empty. Where the game
   * settles nothing without making a move, it goes there.
   */
  public static boolean attackedOn(Variant variant, Position position, int king, int square) {
    int by = 1 - position.toMove();
    if (king == square || variant.fastPath().unsettled(position) != -1L) {
      return attacked(variant, position, square, by, position.occupied() & ~Square.bit(king));
    }
    int mark = position.mark();
    variant.step(position, king, square);
    boolean attacked = attacked(variant, position, square, by, position.occupied());
    position.rollback(mark);
    return attacked;
  }

  /** As {@link #attacked}, once a piece of the given type has moved, in a game with a fast path. */
  static boolean attackedAfter(Variant variant, Position position, int square, int by, long occupied, int mover) {
    return scan(variant, position, square, by, occupied, mover, true) != 0;
  }

  /** The squares from which a side attacks a King on a square now. */
  public static long attackers(Variant variant, Position position, int square, int by) {
    return attackers(variant, position, square, by, position.occupied());
  }

  /** The squares from which a side would attack a King on a square, as if pieces stood on the given squares only. */
  public static long attackers(Variant variant, Position position, int square, int by, long occupied) {
    return variant.findsAttackers() ? variant.attackers(position, square, by, occupied)
        : scan(variant, position, square, by, occupied, Move.NONE, false);
  }

  /** As {@link #attackers}, with pieces on the given squares only, once a piece of the given type has moved. */
  static long attackersAfter(Variant variant, Position position, int square, int by, long occupied, int mover) {
    return mover == Move.NONE ? attackers(variant, position, square, by, occupied)
        : scan(variant, position, square, by, occupied, mover, false);
  }

  /**
   * The one scan for attacks: the squares from which a side would attack a King on a square.
   *
   * @param one whether one of them will do
   */
  private static long scan(
      Variant variant, Position position, int square, int by, long occupied, int mover, boolean one) {
    long active = variant.active(position) & occupied & position.pieces(by);
    long found = 0;
    for (int type = position.types() - 1; type >= 0; type--) {
      long pieces = position.pieces(by, type) & active;
      if (pieces != 0) {
        Movement movement = movement(variant, position, by, type, mover);
        for (long rest = pieces & movement.attacksFrom(square); rest != 0; rest &= rest - 1) {
          int from = Long.numberOfTrailingZeros(rest);
          if (movement.attacks(from, square, occupied)
              && variant.attacksKing(position, by, type, from, square, occupied)) {
            if (one) {
              return Square.bit(from);
            }
            found |= Square.bit(from);
          }
        }
      }
    }
    return found;
  }

  /**
   * A side's pieces that would attack a square if nothing stood in their way.
   *
   * @param occupied where pieces count as standing
   * @param mover the type of the piece that will have moved, {@link Move#NONE} for the powers of now
   */
  static long aligned(Variant variant, Position position, int square, int by, long occupied, int mover) {
    long active = variant.active(position) & occupied & position.pieces(by);
    long aligned = 0;
    for (int type = position.types() - 1; type >= 0; type--) {
      long pieces = position.pieces(by, type) & active;
      if (pieces != 0) {
        aligned |= pieces & movement(variant, position, by, type, mover).attacksFrom(square);
      }
    }
    return aligned;
  }

  /** How a piece will move once a piece of the type {@code mover} has; with {@link Move#NONE}, how it moves now. */
  static Movement movement(Variant variant, Position position, int side, int type, int mover) {
    return mover == Move.NONE ? variant.movement(position, side, type)
        : variant.fastPath().movementAfter(variant, position, side, type, mover);
  }
}
