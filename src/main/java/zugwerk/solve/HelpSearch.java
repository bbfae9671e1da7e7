package zugwerk.solve;

import java.util.Optional;
import zugwerk.board.Position;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.solve.reach.GoalBound;
import zugwerk.work.Meter;

/** Help play: both sides work together, move by move in turn, until the side to move finds the goal reached. */
final class HelpSearch extends LineSearch {

  HelpSearch(Variant variant, Position position, Stipulation stipulation, Optional<GoalBound> bound,
      FailureTable failures, Meter meter) {
    super(variant, position, stipulation, bound, failures, meter);
  }

  @Override
  void moves(int left, MoveList list) {
    if (left == 1) {
      lastMoves(list);
    } else {
      generator.legal(position, list);
    }
  }

  @Override
  void follow(int left, int ply) {
    if (left > 1) {
      find(left - 1, ply + 1);
    } else if (goal.reached()) {
      solved();
    }
  }

  /** Before the last half-move few moves are tried, in many positions, so remembering them does not pay. */
  @Override
  int leastKept() {
    return 2;
  }

  @Override
  int leastBounded() {
    return 2;
  }

  @Override
  boolean victimIsToMove(int left) {
    return left % 2 == 0;
  }

  @Override
  int attackerMoves(int left) {
    return (left + 1) / 2;
  }

  @Override
  int victimMoves(int left) {
    return left / 2;
  }

  @Override
  boolean endsWithGoal() {
    return true;
  }

  @Override
  boolean passed(int ply) {
    return false;
  }
}
