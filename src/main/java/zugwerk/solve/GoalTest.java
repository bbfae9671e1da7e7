package zugwerk.solve;

import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.rules.Attacks;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;

/**
 * Tests whether a position reaches the goal of a stipulation. The side to move is the one that is mated or stalemated.
 *
 * <p>Mate: it is checkmated by a side that can win so by the rules, or its King dies at the end of its turn whatever it
 * plays. Stalemate: it is not in check and has no legal move, and no King is dead.
 */
final class GoalTest {

  private final Variant variant;
  private final Position position;
  private final Generator generator;
  private final boolean mate;
  private final MoveList replies = new MoveList();

  GoalTest(Variant variant, Position position, Generator generator, Stipulation.Goal goal) {
    this.variant = variant;
    this.position = position;
    this.generator = generator;
    mate = goal == Stipulation.Goal.MATE;
  }

  /** Whether the goal is mate; else it is stalemate. */
  boolean isMate() {
    return mate;
  }

  /** Whether the goal is reached. */
  boolean reached() {
    return mate ? lost() : stalemated();
  }

  /** Adds the legal moves that might reach the goal: for mate the checks, or all moves if the other King may die. */
  void candidates(MoveList moves) {
    if (mate && !variant.fastPath().kingMayDie(position, 1 - position.toMove())) {
      generator.mates(position, moves);
    } else {
      generator.legal(position, moves);
    }
  }

  private boolean lost() {
    int side = position.toMove();
    if (position.hasLostKing(1 - side)) {
      return false;
    }
    if (Attacks.inCheck(variant, position, side) && !generator.hasLegal(position)) {
      return variant.mateWins(position);
    }
    return variant.fastPath().kingMayDie(position, side) && dies();
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

  private boolean stalemated() {
    int side = position.toMove();
    return !position.hasLostKing(0) && !position.hasLostKing(1)
        && !Attacks.inCheck(variant, position, side) && !generator.hasLegal(position);
  }
}
