package zugwerk.condition;

import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/** A King does not attack the other one if a piece of that side observes it. */
final class ShieldedKings extends Condition {

  @Override
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    if (position.piece(from) != Piece.of(side, Schema.KING)) {
      return true;
    }
    long guards = position.pieces(1 - side) & occupied & ~position.pieces(1 - side, Schema.KING);
    return game().observers(position, 1 - side, guards & ~Square.bit(square), square, occupied) == 0;
  }
}
