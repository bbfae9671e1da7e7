package zugwerk.condition;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Slot;
import zugwerk.board.Square;

/** Marked pieces cannot be captured, and a marked King is never in check. */
final class Uncapturable extends Condition {

  private static final Slot MARK = new Slot("uncapturable", Slot.Scope.PIECE, 1, "u");

  @Override
  public List<Slot> slots() {
    return List.of(MARK);
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    long open = targets & ~position.marked(cell(MARK));
    for (long rest = captures & ~position.occupied(); rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      boolean marked = position.get(cell(MARK) + Turn.victimEnPassant(side, to)) != 0;
      open &= marked && position.piece(to) == Piece.NONE ? ~Square.bit(to) : -1L;
    }
    return open;
  }

  @Override
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    return position.get(cell(MARK) + square) == 0;
  }
}
