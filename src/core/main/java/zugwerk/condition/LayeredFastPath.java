package zugwerk.condition;

import java.util.List;
import zugwerk.betza.Movement;
import zugwerk.board.Position;
import zugwerk.rules.FastPath;
import zugwerk.rules.Variant;

/**
 * The fast path of a game under conditions that keep it.
 *
 * @param base the fast path of the game
 * @param layers the conditions
 */
record LayeredFastPath(FastPath base, List<Condition> layers) implements FastPath {

  @Override
  public long unsettled(Position position) {
    long squares = base.unsettled(position);
    for (Condition layer : layers) {
      squares |= layer.unsettled(position);
    }
    return squares;
  }

  @Override
  public long leaving(Position position) {
    return base.leaving(position);
  }

  @Override
  public long flights(Variant variant, Position position) {
    return base.flights(variant, position);
  }

  @Override
  public boolean changesPowers(int mover) {
    return base.changesPowers(mover);
  }

  @Override
  public Movement movementAfter(Variant variant, Position position, int side, int type, int mover) {
    return base.movementAfter(variant, position, side, type, mover);
  }

  @Override
  public boolean kingMayDie(Position position, int side) {
    return base.kingMayDie(position, side);
  }
}
