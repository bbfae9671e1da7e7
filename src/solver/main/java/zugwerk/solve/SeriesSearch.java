package zugwerk.solve;

import zugwerk.board.Position;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.work.Meter;

/**
 * Series play: one side makes a series of moves while the other passes.
 *
 * <p>Only the last move of the series may give check. The other side passes whether or not it has a move. Effects at
 * the end of its turn happen, but a pass that loses its King or leaves it attacked ends the game and so the line.
 */
final class SeriesSearch extends LineSearch {

  SeriesSearch(Variant variant, Position position, Stipulation stipulation, Bounds bounds, FailureTable failures,
      Meter meter) {
    super(variant, position, stipulation, bounds, failures, meter);
  }

  @Override
  void moves(int left, MoveList list) {
    if (left == 1 && !play.isAnswered()) {
      lastMoves(list);
    } else {
      legal(left, list);
    }
  }

  @Override
  void follow(int left, int ply) {
    if (othersPass()) {
      find(left - 1, ply + 2);
    }
  }

  /** Lets the other side pass, and tells whether the series goes on. */
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
   * Finds the set play, where the series is followed by a move of the other side: its moves that reach the goal at
   * once. Where it is to be forced, there is set play only if it has no other moves.
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
