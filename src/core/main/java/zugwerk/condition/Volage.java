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
    if (turn.hasMover() && !turn.isByKing()) {
      go(turn, turn.from(), turn.stands());
    }
  }

  /** A captured piece goes to the square where it comes back. */
  @Override
  public void revive(Turn turn, int square) {
    if (!game().isRoyal(turn.position(), square)) {
      go(turn, turn.victim(), square);
    }
  }

  private void go(Turn turn, int from, int to) {
    int noted = always ? Turn.NOWHERE : cell(CHANGED) + to;
    boolean changes = ((Square.LIGHT >>> from ^ Square.LIGHT >>> to) & 1) != 0;
    if (changes && (always || turn.position().get(noted) == 0)) {
      turn.changeSide(to);
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
