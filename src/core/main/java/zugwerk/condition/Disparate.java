package zugwerk.condition;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Slot;

/** A piece of the type that moved last does not move next, and does not check then. */
final class Disparate extends Condition {

  private static final Slot LAST = new Slot("type of the last piece", Slot.Scope.GAME, 40, "last");

  @Override
  public List<Slot> slots() {
    return List.of(LAST);
  }

  private boolean isBarred(Position position, int side, int from) {
    return position.toMove() == side && position.get(cell(LAST)) == Piece.type(position.piece(from)) + 1;
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    return isBarred(position, side, from) ? 0 : targets;
  }

  /** Castling is a move of the King. */
  @Override
  public boolean allowsCastling(Position position, int from, int to, int corner) {
    return !isBarred(position, position.toMove(), from);
  }

  /** The other side's move before it frees the piece of a side that has just moved. */
  @Override
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    return !isBarred(position, side, from);
  }

  @Override
  public void settle(Turn turn) {
    turn.position().set(cell(LAST), turn.moverType() + 1);
  }
}
