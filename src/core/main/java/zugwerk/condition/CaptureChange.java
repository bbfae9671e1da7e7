package zugwerk.condition;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import zugwerk.board.Position;
import zugwerk.board.Slot;

/** A piece, other than a King, that captures changes its colour or type. */
final class CaptureChange extends Condition {

  private final Predicate<Turn> when;
  private final Consumer<Turn> change;

  /**
   * @param when whether a capture by a piece other than a King changes it
   * @param change the change
   */
  CaptureChange(Predicate<Turn> when, Consumer<Turn> change) {
    this.when = when;
    this.change = change;
  }

  @Override
  public List<Slot> slots() {
    return List.of(Homecoming.MOVED);
  }

  @Override
  public void settle(Turn turn) {
    if (turn.captures() && turn.hasMover() && !turn.isByKing() && when.test(turn)) {
      change.accept(turn);
    }
  }

  @Override
  public boolean settles() {
    return true;
  }

  @Override
  public long unsettled(Position position) {
    return position.pieces(1 - position.toMove());
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
