package zugwerk.solve.search;

import zugwerk.board.Position;
import zugwerk.rules.Attacks;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.Goal;

/** Tests whether the last move reached a goal against the side to move, such as mated it. */
public abstract class GoalTest {

  final Variant variant;
  final Position position;
  final Generator generator;

  GoalTest(Variant variant, Position position, Generator generator) {
    this.variant = variant;
    this.position = position;
    this.generator = generator;
  }

  static GoalTest of(Variant variant, Position position, Generator generator, Goal goal, Trail trail) {
    return switch (goal.kind()) {
      case MATE -> new MateGoal(variant, position, generator, false);
      case MATE_OR_STALEMATE -> new MateGoal(variant, position, generator, true);
      case STALEMATE -> new StalemateGoal(variant, position, generator, true, false);
      case RULE_DRAW -> new RuleDraw(variant, position, generator);
      case DOUBLE_STALEMATE -> new StalemateGoal(variant, position, generator, true, true);
      case AUTOSTALEMATE -> new StalemateGoal(variant, position, generator, false, true);
      case DOUBLE_MATE -> new DoubleMateGoal(variant, position, generator, false);
      case COUNTER_MATE -> new DoubleMateGoal(variant, position, generator, true);
      case CHECK -> new Check(variant, position, generator);
      case CAPTURE, WIN_OF_A_PIECE, EN_PASSANT, CASTLING, TARGET, CIRCUIT, ANY_MOVE ->
        new MoveGoal(variant, position, generator, trail, goal);
      case DIAGRAM, OTHER_DIAGRAM -> new DiagramGoal(variant, position, generator, goal.diagram().orElseThrow());
      case WIN, DRAW -> throw new IllegalArgumentException("endgame tables decide studies, and no search does");
    };
  }

  public abstract boolean reached();

  /** Whether the goal is reached by moves that are otherwise illegal, as they leave the own King attacked. */
  public boolean needsSelfCheck() {
    return false;
  }

  public boolean needsCheck() {
    return false;
  }

  /** Adds the moves that might reach the goal: legal ones, or those that leave the own King attacked. */
  public void candidates(MoveList moves) {
    generator.legal(position, moves);
  }

  /** Distinguishes equal positions by the moves before; 0 where these do not matter. */
  public long history() {
    return 0;
  }

  final boolean inCheck() {
    return Attacks.inCheck(variant, position, position.toMove());
  }

  final boolean losesKing(int move) {
    int side = position.toMove();
    int mark = position.mark();
    MoveMaker.make(variant, position, move);
    boolean loses = position.hasLostKing(side);
    position.rollback(mark);
    return loses;
  }

  /** Whether the side to move is not in check and has no legal move, while the game goes on. */
  final boolean stalemated() {
    return generator.goesOn(position) && !inCheck() && !generator.hasLegal(position);
  }

  private static final class RuleDraw extends GoalTest {

    RuleDraw(Variant variant, Position position, Generator generator) {
      super(variant, position, generator);
    }

    @Override
    public boolean reached() {
      return switch (generator.verdict(position)) {
        case STALEMATE, DRAW, DRAWN -> true;
        default -> false;
      };
    }
  }

  private static final class Check extends GoalTest {

    Check(Variant variant, Position position, Generator generator) {
      super(variant, position, generator);
    }

    @Override
    public boolean reached() {
      return inCheck();
    }

    @Override
    public boolean needsCheck() {
      return true;
    }

    @Override
    public void candidates(MoveList moves) {
      generator.checks(position, moves);
    }
  }
}
