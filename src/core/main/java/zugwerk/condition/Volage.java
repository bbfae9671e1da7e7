package zugwerk.condition;

import java.util.List;
import zugwerk.board.Slot;
import zugwerk.board.Square;

/**
 * A piece, other than a King, changes its colour when it first goes to a square of the other colour; in Hypervolage,
 * whenever it does.
 */
final class Volage extends Condition {

  private static final Slot CHANGED = new Slot("has changed", Slot.Scope.PIECE, 1, "v");

  private final boolean always;

  Volage(boolean always) {
    this.always = always;
  }

  @Override
  public List<Slot> slots() {
    return always ? List.of(Homecoming.MOVED) : List.of(CHANGED, Homecoming.MOVED);
  }

  @Override
  public void settle(Turn turn) {
    if (!turn.hasMover() || turn.isByKing()
        || ((Square.LIGHT >>> turn.from() ^ Square.LIGHT >>> turn.stands()) & 1) == 0) {
      return;
    }
    int noted = always ? Turn.NOWHERE : cell(CHANGED) + turn.stands();
    if (always || turn.position().get(noted) == 0) {
      turn.changeSide();
      if (!always) {
        turn.position().set(noted, 1);
      }
    }
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
