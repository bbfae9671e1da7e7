package zugwerk.condition;

import static zugwerk.work.Texts.key;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;

/** Squares are missing from the board; in Haaner Chess also those that pieces have left. */
final class Holes extends Barred {

  private static final Slot HOLE = new Slot("hole", Slot.Scope.SQUARE, 1, "o");

  private final long given;
  private final boolean grow;

  /**
   * @param given squares that are missing from the start
   * @param grow whether a square becomes a hole once a piece has left it
   */
  Holes(long given, boolean grow) {
    super(key("hole"));
    this.given = given;
    this.grow = grow;
  }

  @Override
  public List<Slot> slots() {
    return grow ? List.of(HOLE) : List.of();
  }

  @Override
  public boolean changesPowers() {
    return true;
  }

  @Override
  public long barriers(Position position) {
    return barred(position);
  }

  @Override
  public boolean allowsCastling(Position position, int from, int to, int corner) {
    return (Square.rectangle(from, corner) & barred(position)) == 0;
  }

  @Override
  long barred(Position position) {
    return given | (grow ? position.marked(cell(HOLE)) : 0);
  }

  @Override
  public void settle(Turn turn) {
    if (grow) {
      leave(turn, turn.from());
      if (turn.corner() != Turn.NOWHERE) {
        leave(turn, turn.corner());
      }
      if (turn.captures() || !EncodedMove.carries(turn.move())) {
        leave(turn, turn.victim());
      }
    }
  }

  private void leave(Turn turn, int square) {
    if (turn.before(square) != Piece.NONE && turn.position().piece(square) == Piece.NONE) {
      turn.position().set(cell(HOLE) + square, 1);
    }
  }
}
