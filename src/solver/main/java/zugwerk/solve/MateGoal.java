package zugwerk.solve;

import zugwerk.board.Position;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;

/**
 * Mate: the side to move is checkmated by a side that can win so by the rules, has lost by the game's own end, or loses
 * its King or the game at the end of its turn whatever it plays. Or, if that will do, stalemate.
 */
final class MateGoal extends GoalTest {

  private final boolean orStalemate;
  private final MoveList replies = new MoveList();

  /**
   * @param orStalemate whether stalemate is as good
   */
  MateGoal(Variant variant, Position position, Generator generator, boolean orStalemate) {
    super(variant, position, generator);
    this.orStalemate = orStalemate;
  }

  @Override
  boolean reached() {
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

  /** Where no King dies and the game has no other end, as in the games whose replies are known unmade. */
  @Override
  boolean needsCheck() {
    return !orStalemate && variant.reachFacts().certain();
  }

  /** Only checks, unless the other King may die, the game may end without mate, or stalemate will do. */
  @Override
  void candidates(MoveList moves) {
    if (orStalemate || generator.hasOwnEnd()
        || variant.fastPath().kingMayDie(position, 1 - position.toMove())) {
      generator.legal(position, moves);
    } else {
      generator.mates(position, moves);
    }
  }

  /** Whether the side to move loses whatever it plays. One reply, tried first, usually shows that it does not. */
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
