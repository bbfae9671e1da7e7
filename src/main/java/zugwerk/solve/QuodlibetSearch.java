package zugwerk.solve;

import zugwerk.board.Position;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.work.Meter;

/** Quodlibet: a selfmate in which the side to move may also reach the goal itself, at the latest with its last move. */
final class QuodlibetSearch extends SelfSearch {

  QuodlibetSearch(Variant variant, Position position, Stipulation stipulation, MateTable table, Meter meter) {
    super(variant, position, stipulation, table, meter);
  }

  @Override
  void lastMoves(MoveList list) {
    super.lastMoves(list);
    leavingMoves(list);
  }

  @Override
  boolean ends() {
    return goal.reached();
  }

  @Override
  boolean forcedWithin(int moves) {
    return goal.reached() || super.forcedWithin(moves);
  }

  @Override
  boolean isAim() {
    return goal.reached();
  }
}
