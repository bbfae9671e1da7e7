package zugwerk.condition;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Slot;
import zugwerk.board.Square;

/** Marked pieces do not capture; enemy pieces that they observe cannot move, capture or give check. */
final class Paralysing extends Condition {

  private static final Slot MARK = new Slot("paralysing", Slot.Scope.PIECE, 1, "p");

  @Override
  public List<Slot> slots() {
    return List.of(MARK);
  }

  @Override
  public long active(Position position) {
    long marked = position.marked(cell(MARK));
    long active = -1L;
    for (long rest = marked == 0 ? 0 : position.occupied(); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      int enemy = 1 - Piece.side(position.piece(square));
      long observers =
          game().observers(position, enemy, position.pieces(enemy) & marked, square, position.occupied());
      active &= observers == 0 ? -1L : ~Square.bit(square);
    }
    return active;
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    return position.get(cell(MARK) + from) == 0 ? targets : targets & ~captures;
  }

  @Override
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    return position.get(cell(MARK) + from) == 0;
  }
}
