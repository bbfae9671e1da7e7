package zugwerk.solve.battle;

import zugwerk.board.Position;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.work.Meter;

/**
 * Parry selfmate: a series of moves until every move of the other side would reach the goal. A parry may reach it
 * sooner.
 */
final class ParrySelfSearch extends SelfSearch {

  private final MoveList answers = new MoveList();

  ParrySelfSearch(Variant variant, Position position, Stipulation stipulation, MateTable table, Meter meter) {
    super(variant, position, stipulation, false, table, meter);
  }

  @Override
  boolean forcedWithin(int moves) {
    // With no move left that is the same.
    return isAim() || moves > 0 && allDefencesFail(moves);
  }

  /** In exact play, as in Popeye, not all parries of a check may reach the goal before the last move. */
  @Override
  boolean admits(int moves) {
    return !exact || moves == 0 || passes() || !isAim();
  }

  /** A single parry may reach the goal before the last move. */
  @Override
  boolean isTooSoon(int moves) {
    return false;
  }

  @Override
  boolean isAim() {
    return mustReach(answers);
  }
}
