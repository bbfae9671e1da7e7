package zugwerk.condition;

import zugwerk.board.Piece;
import zugwerk.board.Schema;

/** A King has the power of the officer of its side that was captured last; when a Pawn is captured, its own again. */
final class Kobul extends KingPower {

  Kobul() {
    super(true, "kobul");
  }

  @Override
  public Phase phase() {
    return Phase.BOARD;
  }

  @Override
  public void settle(Turn turn) {
    if (turn.captures()) {
      int type = Piece.type(turn.captured());
      setPowerType(turn.position(), Piece.side(turn.captured()), type == game().pawn() ? Schema.KING : type);
    }
  }
}
