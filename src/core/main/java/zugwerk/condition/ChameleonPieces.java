package zugwerk.condition;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;

/**
 * A marked piece that moves becomes the next one of Queen, Knight, Bishop and Rook; a Rook becomes a Queen. A Pawn may
 * be promoted to a marked piece, too.
 */
final class ChameleonPieces extends Condition {

  private static final Slot MARK = new Slot("chameleon", Slot.Scope.PIECE, 1, "c");
  private static final String CIRCLE = "QNBRQ";
  private static final int PLAIN = 'A' - 'A';
  private static final int CHAMELEON = 'C' - 'A';

  @Override
  public List<Slot> slots() {
    return List.of(MARK);
  }

  @Override
  public long choices(Position position, int from, int to, boolean passing) {
    boolean promotes = game().promotes(Piece.type(position.piece(from)))
        && game().promoting(position, position.toMove(), from, Square.bit(to)) != 0;
    return promotes && position.get(cell(MARK) + from) == 0 ? 1L << PLAIN | 1L << CHAMELEON : 0;
  }

  @Override
  public void settle(Turn turn) {
    if (turn.hasMover() && EncodedMove.tag(turn.move()) == CHAMELEON && isPromoted(turn)) {
      turn.position().set(cell(MARK) + turn.stands(), 1);
    } else if (turn.hasMover() && turn.position().get(cell(MARK) + turn.stands()) != 0) {
      int type = Piece.type(turn.position().piece(turn.stands()));
      if (!turn.hasNewType()) {
        turn.become(next(game().schema(), type));
      }
    }
  }

  /** The type after another one in the circle of Queen, Knight, Bishop and Rook; others stay what they are. */
  static int next(Schema schema, int type) {
    int at = CIRCLE.indexOf(schema.types().get(type).letter());
    int next = at < 0 ? -1 : schema.type(CIRCLE.charAt(at + 1));
    return next < 0 ? type : next;
  }

  private boolean isPromoted(Turn turn) {
    return game().promotes(turn.moverType()) && turn.hasNewType();
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
