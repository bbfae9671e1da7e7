package zugwerk.condition;

import zugwerk.board.Piece;
import zugwerk.board.Position;

/** A piece moves and attacks only if an enemy piece observes it. */
final class Functionary extends Condition {

  @Override
  public long active(Position position) {
    long active = 0;
    for (long rest = position.occupied(); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      int enemy = 1 - Piece.side(position.piece(square));
      long observers = game().observers(position, enemy, position.pieces(enemy), square, position.occupied());
      active |= observers != 0 ? Long.lowestOneBit(rest) : 0;
    }
    return active;
  }
}
