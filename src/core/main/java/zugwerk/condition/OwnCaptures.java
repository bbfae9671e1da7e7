package zugwerk.condition;

import zugwerk.board.Position;
import zugwerk.board.Square;

/** Pieces capture pieces of their own side too, other than Kings. */
final class OwnCaptures extends Condition {

  @Override
  public boolean changesPowers() {
    return true;
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    long own = game().capturable(position, side) & ~Square.bit(from);
    return targets | game().power(position, side, from).captures(from, position.occupied()) & own;
  }

  @Override
  public void settle(Turn turn) {
    if (turn.captures() && turn.hasMover()) {
      // The captured piece may have stood there as one of the same side.
      game().appear(turn.position(), turn.stands());
    }
  }
}
