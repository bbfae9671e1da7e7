package zugwerk.condition;

import java.util.List;
import zugwerk.board.Slot;

/** A marked piece other than a King that captures leaves the board together with its victim. */
final class Kamikaze extends Condition {

  private static final Slot MARK = new Slot("kamikaze", Slot.Scope.PIECE, 1, "z");

  @Override
  public List<Slot> slots() {
    return List.of(MARK);
  }

  @Override
  public void settle(Turn turn) {
    if (turn.captures() && turn.hasMover() && !turn.isByKing()
        && turn.position().get(cell(MARK) + turn.stands()) != 0) {
      turn.removeMover();
    }
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
