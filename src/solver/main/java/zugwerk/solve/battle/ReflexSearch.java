package zugwerk.solve.battle;

import zugwerk.board.Position;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.work.Meter;

/**
 * Reflexmate: a selfmate in which either side must reach the goal if it can; in a semi-reflexmate only the other side
 * must. So it is enough that the other side can reach the goal. In a reflexmate the solving side fails if it could
 * reach the goal itself, even before its first move.
 */
final class ReflexSearch extends AdversarialSearch {

  private final MoveList attempts = new MoveList();
  private final boolean obligesBoth;

  ReflexSearch(Variant variant, Position position, Stipulation stipulation, boolean quodlibet, MateTable table,
      Meter meter) {
    super(variant, position, stipulation, quodlibet, table, meter);
    obligesBoth = stipulation.play().obligesBoth();
  }

  @Override
  boolean fulfilled() {
    return goal.reached();
  }

  @Override
  boolean barred() {
    return obligesBoth && canReach();
  }

  @Override
  boolean obliged() {
    return !exact && canReach();
  }

  @Override
  boolean isEnded(int moves) {
    return (!exact || moves == 0) && fulfilled();
  }

  /** Only the moves that reach the goal, if there are any. */
  @Override
  void defences(MoveList list, int moves) {
    attempts.clear();
    if (!exact || moves == 0) {
      goal.candidates(attempts);
    }
    for (int i = 0; i < attempts.size(); i++) {
      if (reaches(attempts.get(i))) {
        list.add(attempts.get(i));
      }
    }
    if (list.size() == 0) {
      generator.legal(position, list);
    }
  }

  @Override
  boolean forcedWithin(int moves) {
    return isAim() || moves > 0 && allDefencesFail(moves);
  }

  @Override
  boolean isAim() {
    return ends() || canReach();
  }

  @Override
  boolean endsWithoutReply() {
    return false;
  }
}
