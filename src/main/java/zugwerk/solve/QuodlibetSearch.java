package zugwerk.solve;

import zugwerk.board.Position;
import zugwerk.rules.Variant;
import zugwerk.work.Meter;

/** Quodlibet: a selfmate in which the side to move may also reach the goal itself, at the latest with its last move. */
final class QuodlibetSearch extends SelfSearch {

  QuodlibetSearch(Variant variant, Position position, Goal goal, MateTable table, Meter meter, int moves) {
    super(variant, position, goal, table, meter, moves);
  }

  @Override
  boolean ends() {
    return goal.reached();
  }

  @Override
  boolean forced(int moves) {
    return goal.reached() || super.forced(moves);
  }
}
