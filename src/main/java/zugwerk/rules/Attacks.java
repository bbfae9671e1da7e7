package zugwerk.rules;

import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Square;

/** Which pieces attack a square. */
public final class Attacks {

  private Attacks() {}

  /** Whether a side in a position is in check. */
  public static boolean inCheck(Variant variant, Position position, int side) {
    int king = position.king(side);
    return king < Square.COUNT && attacked(variant, position, king, 1 - side, position.occupied());
  }

  /**
   * Whether a side would attack a King on a square, as if pieces stood on the given squares only.
   *
   * @param occupied the pieces that bar the way; an enemy that is not among them does not attack
   */
  public static boolean attacked(Variant variant, Position position, int square, int by, long occupied) {
    return attackedAfter(variant, position, square, by, occupied, Move.NONE);
  }

  /** As {@link #attacked}, once a piece of the given type has moved. */
  static boolean attackedAfter(Variant variant, Position position, int square, int by, long occupied, int mover) {
    for (long rest = aligned(variant, position, square, by, occupied, mover); rest != 0; rest &= rest - 1) {
      if (attacks(variant, position, Long.numberOfTrailingZeros(rest), square, occupied, mover)) {
        return true;
      }
    }
    return false;
  }

  /** The squares from which a side attacks a King on a square now. */
  public static long attackers(Variant variant, Position position, int square, int by) {
    return attackersAfter(variant, position, square, by, position.occupied(), Move.NONE);
  }

  /** The squares from which a side would attack a King on a square, as if pieces stood on the given squares only. */
  public static long attackers(Variant variant, Position position, int square, int by, long occupied) {
    return attackersAfter(variant, position, square, by, occupied, Move.NONE);
  }

  /** As {@link #attackers}, with pieces on the given squares only, once a piece of the given type has moved. */
  static long attackersAfter(Variant variant, Position position, int square, int by, long occupied, int mover) {
    long attackers = 0;
    for (long rest = aligned(variant, position, square, by, occupied, mover); rest != 0; rest &= rest - 1) {
      if (attacks(variant, position, Long.numberOfTrailingZeros(rest), square, occupied, mover)) {
        attackers |= Long.lowestOneBit(rest);
      }
    }
    return attackers;
  }

  /**
   * The one scan for attacks: a side's pieces that would attack a square if nothing stood in their way.
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

  private static boolean attacks(
      Variant variant, Position position, int from, int square, long occupied, int mover) {
    int piece = position.piece(from);
    int by = Piece.side(piece);
    int type = Piece.type(piece);
    return movement(variant, position, by, type, mover).attacks(from, square, occupied)
        && variant.canAttack(position, by, type, from, square, occupied);
  }

  /** How a piece will move once a piece of the type {@code mover} has; {@link Move#NONE} asks how it moves now. */
  static Movement movement(Variant variant, Position position, int side, int type, int mover) {
    return mover == Move.NONE ? variant.movement(position, side, type)
        : variant.fastPath().movementAfter(variant, position, side, type, mover);
  }
}
