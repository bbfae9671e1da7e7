package zugwerk.solve.help;

import zugwerk.board.Position;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.work.Meter;

/**
 * Series play: one side moves while the other passes, whether or not it has a move. Only the last move may check. A
 * pass that loses the own King or leaves it attacked ends the line.
 */
final class SeriesSearch extends LineSearch {

  SeriesSearch(Variant variant, Position position, Stipulation stipulation, Bounds bounds, FailureTable failures,
      Meter meter) {
    super(variant, position, stipulation, bounds, failures, meter);
  }

  @Override
  void follow(int left, int ply) {
    if (othersPass()) {
      find(left - 1, ply + 2);
    }
  }

  private boolean othersPass() {
    return !inCheck() && !hasWon() && pass();
  }

  /** The moves that could end the series come after another pass. */
  @Override
  void end(int ply) {
    if (!play.endsForEither()) {
      super.end(ply);
    } else if (othersPass()) {
      super.end(ply + 1);
    }
  }

  /**
   * Finds the set play: the other side's moves that reach the goal at once; where it must be forced, only if it has no
   * others.
   */
  void exploreAnswers() {
    start(0);
    end(1);
  }

  @Override
  int leastKept() {
    return 1;
  }

  @Override
  boolean solves(int left) {
    return true;
  }

  @Override
  boolean victimIsToMove(int left, int after) {
    return after > 0;
  }

  @Override
  int attackerMoves(int left, int after) {
    return after > 0 ? 1 : left;
  }

  @Override
  int victimMoves(int left, int after) {
    return after > 0 ? left : 0;
  }

  @Override
  boolean passed(int ply) {
    return ply > 0 && ply % 2 == 0;
  }
}
