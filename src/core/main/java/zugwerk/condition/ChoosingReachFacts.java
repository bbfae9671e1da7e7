package zugwerk.condition;

import java.util.List;
import zugwerk.betza.Movement;
import zugwerk.board.Position;
import zugwerk.rules.ReachFacts;

/**
 * How far pieces can get under conditions that only choose among the legal moves: no farther than in the game, and no
 * longer for certain.
 *
 * @param base the facts of the game
 */
record ChoosingReachFacts(ReachFacts base) implements ReachFacts {

  @Override
  public boolean bounded() {
    return base.bounded();
  }

  @Override
  public boolean guardsAlways() {
    return base.guardsAlways();
  }

  @Override
  public List<Movement> powers(int side, int type) {
    return base.powers(side, type);
  }

  @Override
  public long closed(Position position, int side) {
    return base.closed(position, side);
  }

  @Override
  public int closable(Position position, int side, int own, int others) {
    return base.closable(position, side, own, others);
  }

  @Override
  public boolean holds(Position position, int side, int moves) {
    return base.holds(position, side, moves);
  }
}
