package zugwerk.solve.help;

import zugwerk.board.Position;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.work.Meter;

/** Help play: both sides cooperate until the goal is reached or the other side must reach it with its answer. */
class HelpSearch extends LineSearch {

  HelpSearch(Variant variant, Position position, Stipulation stipulation, Bounds bounds, FailureTable failures,
      Meter meter) {
    super(variant, position, stipulation, bounds, failures, meter);
  }

  @Override
  void follow(int left, int ply) {
    find(left - 1, ply + 1);
  }

  /** Before the last half-move few moves are tried in many positions, so remembering them does not pay. */
  @Override
  int leastKept() {
    return play.isAnswered() ? 1 : 2;
  }

  @Override
  boolean solves(int left) {
    return left % 2 == 1;
  }

  @Override
  boolean victimIsToMove(int left, int after) {
    return (left + after) % 2 == 0;
  }

  @Override
  int attackerMoves(int left, int after) {
    return (left + after + 1) / 2;
  }

  @Override
  int victimMoves(int left, int after) {
    return (left + after) / 2;
  }

  @Override
  boolean passed(int ply) {
    return false;
  }
}
