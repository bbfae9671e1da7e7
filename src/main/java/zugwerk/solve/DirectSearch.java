package zugwerk.solve;

import zugwerk.board.Position;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.work.Meter;

/** Direct play: the side to move reaches the goal against every defence. */
class DirectSearch extends AdversarialSearch {

  private final boolean diesByOwnMove;
  private final boolean endsPlay;

  DirectSearch(Variant variant, Position position, Stipulation stipulation, MateTable table, Meter meter) {
    super(variant, position, stipulation, table, meter);
    diesByOwnMove = stipulation.goal().kind().includesDeath();
    endsPlay = stipulation.goal().kind().ends();
  }

  /** A defender that loses its King by its own move has lost as if mated. */
  @Override
  boolean fulfilled() {
    return diesByOwnMove && hasWon();
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
  boolean forcedWithin(int moves) {
    if (moves == 0) {
      return goal.reached();
    }
    // A goal that leaves the defender no move is seen as soon as its moves are generated.
    return (!endsPlay || parries) && goal.reached() || allDefencesFail(moves);
  }

  @Override
  boolean isAim() {
    return goal.reached();
  }

  @Override
  boolean endsWithoutReply() {
    return endsPlay && goal.reached();
  }
}
