package zugwerk.condition;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Slot;

/** A marked piece that moves becomes the next one of Queen, Knight, Bishop and Rook; a Rook becomes a Queen. */
final class ChameleonPieces extends Condition {

  private static final Slot MARK = new Slot("chameleon", Slot.Scope.PIECE, 1, "c");
  private static final String CIRCLE = "QNBRQ";

  @Override
  public List<Slot> slots() {
    return List.of(MARK);
  }

  @Override
  public void settle(Turn turn) {
    if (turn.hasMover() && turn.position().get(cell(MARK) + turn.stands()) != 0) {
      int type = Piece.type(turn.position().piece(turn.stands()));
      int at = CIRCLE.indexOf(game().schema().types().get(type).letter());
      int next = at < 0 ? -1 : game().schema().type(CIRCLE.charAt(at + 1));
      if (next >= 0 && type == turn.moverType()) {
        turn.become(next);
      }
    }
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
