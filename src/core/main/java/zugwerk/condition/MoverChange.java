package zugwerk.condition;

import java.util.List;
import java.util.function.Consumer;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Slot;

/** A piece that has moved changes. */
final class MoverChange extends Condition {

  private static final String NORSK = "QNQRBR";

  private final Consumer<Turn> change;
  private final boolean alike;

  /**
   * @param change the change of a piece that has moved, which may be a King
   * @param alike whether a piece captures only those of its type
   */
  MoverChange(Consumer<Turn> change, boolean alike) {
    this.change = change;
    this.alike = alike;
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    return !alike ? targets : keep(targets, captures, to -> !game().isRoyal(position, from)
        && Piece.type(position.piece(Turn.victim(position, side, to))) == Piece.type(position.piece(from)));
  }

  /** A piece other than King and Pawn that comes to the second rank of its side becomes a Pawn. */
  static void relegate(Turn turn) {
    if (!turn.isByKing() && turn.stands() >> 3 == (turn.side() == 0 ? 1 : 6)) {
      turn.become(turn.game().pawn());
    }
  }

  /** Queens and Knights become each other, and Rooks and Bishops; not so a piece just promoted. */
  static void exchangeTypes(Turn turn) {
    if (!turn.hasNewType()) {
      exchangeType(turn, turn.stands());
    }
    if (turn.partner() != Turn.NOWHERE) {
      exchangeType(turn, turn.partner());
    }
  }

  private static void exchangeType(Turn turn, int square) {
    Schema schema = turn.game().schema();
    int at = NORSK.indexOf(schema.types().get(Piece.type(turn.position().piece(square))).letter());
    int other = at < 0 ? -1 : schema.type(NORSK.charAt(at + 1));
    if (other >= 0) {
      turn.become(square, other);
    }
  }

  @Override
  public List<Slot> slots() {
    return List.of(Homecoming.MOVED);
  }

  @Override
  public void settle(Turn turn) {
    if (turn.hasMover()) {
      change.accept(turn);
    }
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
