package zugwerk.solve.battle;

import zugwerk.board.Position;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.work.Meter;

/**
 * Selfmate: the side to move forces the other side to reach the goal with each of its moves. The loss of a King decides
 * nothing here; only the goal counts.
 */
class SelfSearch extends AdversarialSearch {

  SelfSearch(Variant variant, Position position, Stipulation stipulation, boolean quodlibet, MateTable table,
      Meter meter) {
    super(variant, position, stipulation, quodlibet, table, meter);
  }

  @Override
  boolean fulfilled() {
    return goal.reached();
  }

  @Override
  boolean forcedWithin(int moves) {
    return ends() || allDefencesFail(moves);
  }

  /** Only a defence that is otherwise illegal may reach the goal then. */
  @Override
  boolean endsWithoutReply() {
    return goal.needsSelfCheck() && canReach();
  }

  @Override
  void defences(MoveList list, int moves) {
    super.defences(list, moves);
    selfCheckMoves(list);
  }
}
