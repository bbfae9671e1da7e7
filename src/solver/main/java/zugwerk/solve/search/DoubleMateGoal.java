package zugwerk.solve.search;

import zugwerk.board.Position;
import zugwerk.notation.PlainMoves;
import zugwerk.rules.Attacks;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;

/**
 * Double mate: the last move leaves its own King attacked, and then both sides are mated, the side that moved as if the
 * other had passed. In countermate the side that moves last was mated before, otherwise it was not.
 */
final class DoubleMateGoal extends GoalTest {

  private final boolean counter;
  private final MoveList moves = new MoveList();
  private final PlainMoves rules;

  DoubleMateGoal(Variant variant, Position position, Generator generator, boolean counter) {
    super(variant, position, generator);
    this.counter = counter;
    rules = new PlainMoves(variant);
  }

  @Override
  public boolean needsSelfCheck() {
    return true;
  }

  @Override
  public boolean reached() {
    if (!isMated()) {
      return false;
    }
    int mark = position.mark();
    MoveMaker.skip(variant, position);
    boolean both = isMated();
    position.rollback(mark);
    return both;
  }

  private boolean isMated() {
    return generator.goesOn(position) && inCheck() && hasNoMove();
  }

  /** Whether the side to move loses its King by every legal move, and cannot save it by capturing the other King. */
  private boolean hasNoMove() {
    moves.clear();
    generator.legal(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      if (!losesKing(moves.get(i))) {
        return false;
      }
    }
    return !rules.canTakeKing(position);
  }

  /** The moves that are illegal only because they leave the own King attacked, if the side may make one. */
  @Override
  public void candidates(MoveList list) {
    if (!generator.goesOn(position) || (counter ? !isMated() : hasNoMove())) {
      return;
    }
    generator.candidates(position, moves);
    int side = position.toMove();
    for (int i = 0; i < moves.size(); i++) {
      int mark = position.mark();
      MoveMaker.make(variant, position, moves.get(i));
      boolean left = Attacks.inCheck(variant, position, side) && variant.allows(position);
      position.rollback(mark);
      if (left) {
        list.add(moves.get(i));
      }
    }
  }
}
