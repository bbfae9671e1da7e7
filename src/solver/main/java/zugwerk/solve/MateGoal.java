package zugwerk.solve;

import zugwerk.board.Position;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;

/**
 * Mate: the side to move is checkmated by a side that can win so by the rules, or its King dies at the end of its turn
 * whatever it plays. Or, if that will do, stalemate.
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
    if (inCheck() && !generator.hasLegal(position)) {
      return variant.mateWins(position);
    }
    return variant.fastPath().kingMayDie(position, side) && dies();
  }

  /** Where no King dies, as in the games whose replies are known unmade. */
  @Override
  boolean needsCheck() {
    return !orStalemate && variant.reachFacts().certain();
  }

  /** Only checks, unless the other King may die or stalemate will do. */
  @Override
  void candidates(MoveList moves) {
    if (orStalemate || variant.fastPath().kingMayDie(position, 1 - position.toMove())) {
      generator.legal(position, moves);
    } else {
      generator.mates(position, moves);
    }
  }

  /** Whether the King dies whatever its side plays. One reply, tried first, usually shows that it does not. */
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
      boolean dead = position.hasLostKing(side);
      position.rollback(mark);
      if (!dead) {
        return false;
      }
    }
    return replies.size() > 0;
  }
}
