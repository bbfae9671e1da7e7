package zugwerk.solve.search;

import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.solve.Goal;

/** Goals that a kind of move reaches: a capture, castling, a move to a square, a circuit. */
final class MoveGoal extends GoalTest {

  private final Trail trail;
  private final Goal goal;

  MoveGoal(Variant variant, Position position, Generator generator, Trail trail, Goal goal) {
    super(variant, position, generator);
    this.trail = trail;
    this.goal = goal;
  }

  @Override
  public boolean reached() {
    int last = trail.last();
    return last != EncodedMove.NULL && switch (goal.kind()) {
      case CAPTURE -> trail.isCapture();
      case WIN_OF_A_PIECE -> trail.isPieceLost();
      case EN_PASSANT -> EncodedMove.isEnPassant(last);
      case CASTLING -> EncodedMove.isCastling(last);
      case TARGET -> trail.arrival() == goal.square();
      case CIRCUIT -> trail.isHome();
      default -> true;
    };
  }

  /** In circuits equal positions differ in where their pieces come from. */
  @Override
  public long history() {
    return goal.is(Goal.Kind.CIRCUIT) ? trail.origins() : 0;
  }

  @Override
  public void candidates(MoveList moves) {
    int start = moves.size();
    generator.legal(position, moves);
    int size = start;
    for (int i = start; i < moves.size(); i++) {
      if (mayReach(moves.get(i))) {
        moves.set(size++, moves.get(i));
      }
    }
    moves.cut(size);
  }

  private boolean mayReach(int move) {
    return switch (goal.kind()) {
      case CAPTURE -> captures(move);
      case EN_PASSANT -> EncodedMove.isEnPassant(move);
      case CASTLING -> EncodedMove.isCastling(move);
      // A piece that captures may be reborn on the square.
      case TARGET -> EncodedMove.to(move) == goal.square() || captures(move);
      default -> true;
    };
  }

  private boolean captures(int move) {
    return EncodedMove.capturesElsewhere(move) || (position.occupied() & Square.bit(EncodedMove.to(move))) != 0;
  }
}
