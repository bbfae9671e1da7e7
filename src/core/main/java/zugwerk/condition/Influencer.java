package zugwerk.condition;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Slot;
import zugwerk.board.Square;

/** The enemy pieces next to a piece that has moved become Pawns, and on the first and last rank pieces of its type. */
final class Influencer extends Condition {

  private static final long ENDS = 0xFF000000000000FFL;

  @Override
  public List<Slot> slots() {
    return List.of(Homecoming.MOVED);
  }

  @Override
  public Phase phase() {
    return Phase.BOARD;
  }

  @Override
  public void settle(Turn turn) {
    if (turn.hasMover() && !turn.isByKing()) {
      influence(turn, turn.stands());
    }
    if (turn.partner() != Turn.NOWHERE) {
      influence(turn, turn.partner());
    }
  }

  private void influence(Turn turn, int from) {
    Position position = turn.position();
    int type = Piece.type(position.piece(from));
    long enemies = position.pieces(1 - Piece.side(position.piece(from)));
    long changed = Square.around(from) & enemies
        & ~position.pieces(0, Schema.KING) & ~position.pieces(1, Schema.KING);
    for (long rest = changed; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      turn.become(square, (ENDS >>> square & 1) != 0 ? type : game().pawn());
    }
  }
}
