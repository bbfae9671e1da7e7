package zugwerk.solve;

import zugwerk.board.Position;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.work.Meter;

/** Direct play: the side to move reaches the goal against every defence. */
final class DirectSearch extends AdversarialSearch {

  DirectSearch(Variant variant, Position position, Stipulation.Goal goal, MateTable table, Meter meter, int moves) {
    super(variant, position, goal, table, meter, moves);
  }

  /** A defender that loses its King by its own move has lost as if mated. */
  @Override
  boolean fulfilled() {
    return goal.isMate() && hasWon();
  }

  @Override
  boolean ends() {
    return goal.reached();
  }

  @Override
  void lastMoves(MoveList list) {
    goal.candidates(list);
  }

  @Override
  boolean forced(int moves) {
    return moves == 0 ? goal.reached() : allDefencesFail(moves);
  }

  @Override
  boolean endsWithoutReply() {
    return goal.reached();
  }
}
