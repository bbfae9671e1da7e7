package zugwerk.solve;

import zugwerk.board.Position;
import zugwerk.rules.Attacks;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.work.Meter;

/**
 * Parry series in which the other side helps: help play in which the other side may only move to parry a check, and
 * passes otherwise, whether or not it has a move. A pass that loses its King or leaves it attacked ends the line.
 *
 * <p>To the bounds a pass is a move that could have been made: whatever is out of reach with all those moves is so with
 * fewer.
 */
final class ParrySearch extends HelpSearch {

  ParrySearch(Variant variant, Position position, Stipulation stipulation, Bounds bounds, FailureTable failures,
      Meter meter) {
    super(variant, position, stipulation, bounds, failures, meter);
  }

  @Override
  void moves(int left, MoveList list) {
    if (solves(left) || inCheck()) {
      super.moves(left, list);
    } else {
      list.add(EncodedMove.pass());
    }
  }

  @Override
  void follow(int left, int ply) {
    int other = 1 - position.toMove();
    if (solves(left) || !position.hasLostKing(other) && !Attacks.inCheck(variant, position, other)) {
      super.follow(left, ply);
    }
  }

  @Override
  boolean isUnwritten(int move, int left) {
    return !solves(left) && EncodedMove.isPass(move) && !inCheck();
  }
}
