package zugwerk.condition;

import java.util.List;
import zugwerk.board.Slot;

/** A piece, other than a King, that moves without capturing changes its colour. */
final class AntiAndernach extends Condition {

  @Override
  public List<Slot> slots() {
    return List.of(Homecoming.MOVED);
  }

  @Override
  public void settle(Turn turn) {
    if (!turn.captures() && turn.hasMover() && !turn.isByKing()) {
      turn.changeSide();
    }
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
