package zugwerk.rules;

import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * Finds, without making them, quiet moves after which one reply is legal and gives no check. Captures may oblige the
 * other side to another reply. One instance serves one thread.
 */
public final class SameReply extends KnownReply {

  /** The squares that were examined, and those of them that a piece may leave without an attack on either King. */
  private long examined;
  private long free;

  /**
   * @param generator finds the moves in the same thread
   */
  public SameReply(Variant variant, Generator generator) {
    super(variant, generator, false, (_, power) -> power.lines());
  }

  @Override
  boolean prepare(Position position) {
    examined = 0;
    free = 0;
    return true;
  }

  @Override
  boolean suits(Position position, int start, int end) {
    if (!isFree(position, start)) {
      return false;
    }
    int mover = Piece.type(position.piece(start));
    long others = rest & ~Square.bit(start);
    // A piece on the square of arrival only bars lines of others, and so attacks no King but by itself.
    return !variant.movement(position, side, mover).attacks(end, king, others)
        && (mover != Schema.KING || !Attacks.attacked(variant, position, end, 1 - side, others));
  }

  /** Whether no King is attacked once a piece of the side to move is gone from its square; its own King may be it. */
  private boolean isFree(Position position, int square) {
    if ((examined >>> square & 1) == 0) {
      examined |= Square.bit(square);
      int other = position.king(side);
      long others = rest & ~Square.bit(square);
      if (!Attacks.attacked(variant, position, king, side, others) && (other == square || other == Square.COUNT
          || !Attacks.attacked(variant, position, other, 1 - side, others))) {
        free |= Square.bit(square);
      }
    }
    return (free >>> square & 1) != 0;
  }
}
