package zugwerk.condition;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Slot;

/** The piece that a marked hopper hops over changes its colour. */
final class HurdleColourChanging extends Condition {

  private static final Slot MARK = new Slot("changes hurdles", Slot.Scope.PIECE, 1, "t");

  @Override
  public List<Slot> slots() {
    return List.of(MARK);
  }

  @Override
  public Phase phase() {
    return Phase.BOARD;
  }

  @Override
  public void settle(Turn turn) {
    Position position = turn.position();
    int hurdle = turn.before(cell(MARK) + turn.from()) == 0 ? -1 : Hurdles.of(turn);
    if (hurdle >= 0 && (game().neutrals(position) >>> hurdle & 1) == 0
        && Piece.type(position.piece(hurdle)) != Schema.KING) {
      turn.changeSide(hurdle);
    }
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
