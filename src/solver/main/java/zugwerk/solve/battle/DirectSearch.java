package zugwerk.solve.battle;

import zugwerk.board.Position;
import zugwerk.rules.MoveList;
import zugwerk.rules.SafeReply;
import zugwerk.rules.Variant;
import zugwerk.solve.Goal;
import zugwerk.solve.Stipulation;
import zugwerk.work.Meter;

/** Direct play: the side to move reaches the goal against every defence. */
class DirectSearch extends AdversarialSearch {

  private final boolean diesByOwnMove;
  private final boolean endsPlay;
  private final boolean mates;
  private final SafeReply safeReply;

  DirectSearch(Variant variant, Position position, Stipulation stipulation, MateTable table, Meter meter) {
    super(variant, position, stipulation, true, table, meter);
    diesByOwnMove = stipulation.goal().kind().includesDeath();
    endsPlay = stipulation.goal().kind().ends();
    mates = stipulation.goal().is(Goal.Kind.MATE) && !parries;
    safeReply = new SafeReply(variant, generator);
  }

  /** A defender that loses its King by its own move is lost as if mated. */
  @Override
  boolean fulfilled() {
    return diesByOwnMove && hasWon();
  }

  @Override
  void lastMoves(MoveList list) {
    goal.candidates(list);
  }

  @Override
  void dropAnswered(MoveList list, int start, int reply) {
    if (mates && list.size() - start >= LEAST_ANSWERED) {
      safeReply.drop(position, list, start, reply);
    }
  }

  @Override
  boolean findsLastMoves() {
    return mates;
  }

  @Override
  boolean forcedWithin(int moves) {
    if (moves == 0) {
      return goal.reached();
    }
    // A goal that leaves the defender no move is seen as soon as its moves are generated.
    return !leavesNoReply() && goal.reached() || allDefencesFail(moves);
  }

  @Override
  boolean leavesNoReply() {
    return endsPlay && !parries;
  }

  @Override
  boolean endsWithoutReply() {
    return endsPlay && goal.reached();
  }
}
