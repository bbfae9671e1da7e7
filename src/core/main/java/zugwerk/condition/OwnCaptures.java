package zugwerk.condition;

import zugwerk.board.Position;

/** Pieces capture pieces of their own side too, other than Kings. */
final class OwnCaptures extends Condition {

  @Override
  public boolean changesPowers() {
    return true;
  }

  @Override
  public long ownVictims(Position position, int side, int from) {
    return position.pieces(side);
  }

  @Override
  public void settle(Turn turn) {
    if (turn.captures() && turn.hasMover()) {
      // The captured piece may have stood there as one of the same side.
      game().appear(turn.position(), turn.stands());
    }
  }
}
