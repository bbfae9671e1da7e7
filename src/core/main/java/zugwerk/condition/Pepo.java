package zugwerk.condition;

import zugwerk.board.Position;
import zugwerk.board.Schema;

/** A King that an enemy piece observes cannot move; two pieces other than Kings give check. */
final class Pepo extends Condition {

  @Override
  public boolean changesPowers() {
    return true;
  }

  @Override
  public long active(Position position) {
    long active = -1L;
    for (int side = 0; side < 2; side++) {
      long king = position.pieces(side, Schema.KING);
      boolean observed =
          king != 0 && game().observers(position, 1 - side, position.king(side), position.occupied()) != 0;
      active &= observed ? ~king : -1L;
    }
    return active;
  }

  @Override
  public long attackersOf(Position position, int side, int square, long occupied, long usual) {
    long others = usual & ~position.pieces(1 - side, Schema.KING);
    return Long.bitCount(others) > 1 ? others : 0;
  }
}
