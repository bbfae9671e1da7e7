package zugwerk.condition;

import java.util.List;
import zugwerk.betza.Movement;
import zugwerk.board.Position;
import zugwerk.rules.FastPath;
import zugwerk.rules.Variant;

/**
 * The fast path of a game under conditions.
 *
 * @param base the fast path of the game
 * @param layers the conditions
 * @param settles whether game and conditions keep it; else every move is made and tested
 * @param hasState whether the game has state of its own, on which it may depend whether a King dies
 */
record LayeredFastPath(FastPath base, List<Condition> layers, boolean settles, boolean hasState) implements FastPath {

  @Override
  public long unsettled(Position position) {
    if (!settles) {
      return -1L;
    }
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
    return settles && base.changesPowers(mover);
  }

  @Override
  public Movement movementAfter(Variant variant, Position position, int side, int type, int mover) {
    return base.movementAfter(variant, position, side, type, mover);
  }

  @Override
  public boolean kingMayDie(Position position, int side) {
    return base.kingMayDie(position, side) || hasState && !settles;
  }
}
