package zugwerk.solve.search;

import zugwerk.board.Position;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;

/**
 * Mate: the side to move is checkmated by a side that may win so, has lost by the game's own end, or loses whatever it
 * plays; or stalemate, if that is allowed.
 */
final class MateGoal extends GoalTest {

  private final boolean orStalemate;
  private final MoveList replies = new MoveList();

  MateGoal(Variant variant, Position position, Generator generator, boolean orStalemate) {
    super(variant, position, generator);
    this.orStalemate = orStalemate;
  }

  @Override
  public boolean reached() {
    return mated() || orStalemate && stalemated();
  }

  private boolean mated() {
    int side = position.toMove();
    if (position.hasLostKing(1 - side)) {
      return false;
    }
    Verdict own = generator.ownEnd(position);
    if (own != Verdict.OPEN) {
      return own == Verdict.LOST;
    }
    if (inCheck() && !generator.hasLegal(position)) {
      return variant.mateWins(position);
    }
    return (generator.hasOwnEnd() || variant.fastPath().kingMayDie(position, side)) && dies();
  }

  /** Only where no King dies and the game has no own end. */
  @Override
  public boolean needsCheck() {
    return !orStalemate && variant.reachFacts().certain();
  }

  @Override
  public void candidates(MoveList moves) {
    if (orStalemate || generator.hasOwnEnd()
        || variant.fastPath().kingMayDie(position, 1 - position.toMove())) {
      generator.legal(position, moves);
    } else {
      generator.mates(position, moves);
    }
  }

  /** Whether the side to move loses whatever it plays. The first reply tried usually shows that it does not. */
  private boolean dies() {
    replies.clear();
    generator.some(position, replies);
    if (!diesOfReplies()) {
      return false;
    }
    replies.clear();
    generator.legal(position, replies);
    return diesOfReplies();
  }

  private boolean diesOfReplies() {
    int side = position.toMove();
    for (int i = 0; i < replies.size(); i++) {
      int mark = position.mark();
      MoveMaker.make(variant, position, replies.get(i));
      boolean dead = position.hasLostKing(side) || generator.ownEnd(position) == Verdict.WON;
      position.rollback(mark);
      if (!dead) {
        return false;
      }
    }
    return replies.size() > 0;
  }
}
