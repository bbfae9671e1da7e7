package zugwerk.solve.search;

import zugwerk.board.Position;
import zugwerk.rules.Attacks;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;

/** Stalemate of the side to move, of the other side as if the side to move had passed, or of both. */
final class StalemateGoal extends GoalTest {

  private final boolean own;
  private final boolean others;

  StalemateGoal(Variant variant, Position position, Generator generator, boolean own, boolean others) {
    super(variant, position, generator);
    this.own = own;
    this.others = others;
  }

  @Override
  public boolean reached() {
    boolean begins = own ? stalemated() : !inCheck() && generator.ownEnd(position) == Verdict.OPEN;
    return begins && (!others || otherIsStalemated());
  }

  private boolean otherIsStalemated() {
    int side = position.toMove();
    int mark = position.mark();
    MoveMaker.skip(variant, position);
    boolean stalemated =
        !position.hasLostKing(side) && !Attacks.inCheck(variant, position, side) && stalemated();
    position.rollback(mark);
    return stalemated;
  }
}
