package zugwerk.solve;

import zugwerk.board.Position;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;

/**
 * Mate: the side to move is checkmated by a side that may win that way, or its King dies whatever it plays. Stalemate
 * may count too.
 */
final class MateGoal extends GoalTest {

  private final boolean orStalemate;
  private final MoveList replies = new MoveList();

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

  /** Only where no King dies. */
  @Override
  boolean needsCheck() {
    return !orStalemate && variant.reachFacts().certain();
  }

  @Override
  void candidates(MoveList moves) {
    if (orStalemate || variant.fastPath().kingMayDie(position, 1 - position.toMove())) {
      generator.legal(position, moves);
    } else {
      generator.mates(position, moves);
    }
  }

  /** Whether the King dies whatever its side plays. The first reply tried usually shows that it does not. */
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
    for (int i = 0; i < replies.size(); i++) {
      if (!losesKing(replies.get(i))) {
        return false;
      }
    }
    return replies.size() > 0;
  }
}
