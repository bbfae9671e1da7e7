package zugwerk.solve;

import zugwerk.board.Position;
import zugwerk.rules.Attacks;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;

/**
 * Tests whether the last move has reached the goal of a stipulation. The side to move is the one that suffers it, as
 * the one that is mated.
 *
 * <p>A goal promises nothing unless it says so: all legal moves are tried as the last one.
 */
abstract class GoalTest {

  final Variant variant;
  final Position position;
  final Generator generator;

  GoalTest(Variant variant, Position position, Generator generator) {
    this.variant = variant;
    this.position = position;
    this.generator = generator;
  }

  /**
   * The test for a goal.
   *
   * @param position changed by moves and restored
   * @param trail told of all moves on the position, if the goal {@linkplain Goal.Kind#needsMoves needs} them
   */
  static GoalTest of(Variant variant, Position position, Generator generator, Goal goal, Trail trail) {
    return switch (goal.kind()) {
      case MATE -> new MateGoal(variant, position, generator, false);
      case MATE_OR_STALEMATE -> new MateGoal(variant, position, generator, true);
      case STALEMATE -> new StalemateGoal(variant, position, generator, true, false);
      case DOUBLE_STALEMATE -> new StalemateGoal(variant, position, generator, true, true);
      case AUTOSTALEMATE -> new StalemateGoal(variant, position, generator, false, true);
      case DOUBLE_MATE -> new DoubleMateGoal(variant, position, generator, false);
      case COUNTER_MATE -> new DoubleMateGoal(variant, position, generator, true);
      case CHECK -> new CheckGoal(variant, position, generator);
      case CIRCUIT -> new CircuitGoal(variant, position, generator, trail);
      case CAPTURE, WIN_OF_A_PIECE, EN_PASSANT, CASTLING, TARGET, ANY_MOVE ->
        new MoveGoal(variant, position, generator, trail, goal);
      case DIAGRAM, OTHER_DIAGRAM -> new DiagramGoal(variant, position, generator, goal.diagram().orElseThrow());
      case WIN, DRAW -> throw new IllegalArgumentException("endgame tables decide studies, and no search does");
    };
  }

  /** Whether the goal is reached. */
  abstract boolean reached();

  /** Whether moves reach the goal that are not legal else, as they leave the own King attacked. */
  boolean leavesKing() {
    return false;
  }

  /** Whether a move that gives no check never reaches the goal. */
  boolean needsCheck() {
    return false;
  }

  /** Adds the moves that might reach the goal: legal ones, or those that leave the own King attacked. */
  void candidates(MoveList moves) {
    generator.legal(position, moves);
  }

  /** What of the moves before sets positions apart that are alike else; 0 where they do not matter. */
  long history() {
    return 0;
  }

  final boolean inCheck() {
    return Attacks.inCheck(variant, position, position.toMove());
  }

  /** Whether the side to move is stalemated: not in check and without a legal move, while the game goes on. */
  final boolean stalemated() {
    return generator.goesOn(position) && !inCheck() && !generator.hasLegal(position);
  }
}
