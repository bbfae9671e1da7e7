package zugwerk.solve.help;

import zugwerk.board.Position;
import zugwerk.rules.Attacks;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.work.Meter;

/**
 * Parry series in which the other side helps. It moves only to parry a check and otherwise passes; a pass that loses
 * its King or leaves it attacked ends the line.
 *
 * <p>The bounds treat a pass as a move, so that they remain valid.
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
