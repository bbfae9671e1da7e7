package zugwerk.condition;

import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveList;

/** Instead of moving, White may turn the board round and exchange the colours of all pieces. */
final class RoleExchange extends Condition {

  private static final char SYMBOL = '%';

  @Override
  public void addSpecialMoves(Position position, MoveList moves) {
    if (position.toMove() == 0 && (game().active(position) & position.pieces(0)) != 0) {
      int king = position.king(0);
      moves.add(EncodedMove.specialMove(king & Square.COUNT - 1, SYMBOL));
    }
  }

  @Override
  public boolean makesSpecialMove(Position position, int from, int to, char symbol) {
    if (symbol != SYMBOL) {
      return false;
    }
    game().schema().slots().stream().filter(Slot::isColour).forEach(slot -> turn(position, cell(slot)));
    for (long rest = position.occupied(); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      int piece = position.piece(square);
      position.set(square, Piece.of(1 - Piece.side(piece), Piece.type(piece)));
    }
    for (int square = 0; square < Square.COUNT / 2; square++) {
      game().rotate(position, square, Square.COUNT - 1 - square);
    }
    return true;
  }

  /** The colours of squares turn with the board, and are exchanged. */
  private static void turn(Position position, int cell) {
    for (int square = 0; square < Square.COUNT / 2; square++) {
      int opposite = Square.COUNT - 1 - square;
      int colour = position.get(cell + square);
      position.set(cell + square, exchanged(position.get(cell + opposite)));
      position.set(cell + opposite, exchanged(colour));
    }
  }

  private static int exchanged(int colour) {
    return colour == 1 || colour == 2 ? 3 - colour : colour;
  }
}
