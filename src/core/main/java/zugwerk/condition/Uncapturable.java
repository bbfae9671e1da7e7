package zugwerk.condition;

import java.util.List;
import zugwerk.board.Position;
import zugwerk.board.Slot;

/** Marked pieces cannot be captured, and a marked King is never in check. */
final class Uncapturable extends Condition {

  static final Slot MARK = new Slot("uncapturable", Slot.Scope.PIECE, 1, "u");

  @Override
  public List<Slot> slots() {
    return List.of(MARK);
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    return keep(targets, captures, to -> position.get(cell(MARK) + Turn.victim(position, side, to)) == 0);
  }

  @Override
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    return position.get(cell(MARK) + square) == 0;
  }
}
