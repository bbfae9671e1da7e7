package zugwerk.condition;

import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Square;

/** A piece beside another one in some direction moves as that one does, and not as itself. */
final class Neighbour extends Condition {

  private final int ahead;
  private final boolean enemy;

  /**
   * @param ahead 1 if the piece ahead counts, -1 if the one behind
   * @param enemy whether it must be an enemy, else one of its own side
   */
  Neighbour(int ahead, boolean enemy) {
    this.ahead = ahead;
    this.enemy = enemy;
  }

  @Override
  public boolean changesPowers() {
    return true;
  }

  @Override
  public Movement power(Position position, int side, int from, Movement usual) {
    int rank = Square.rank(from) + (side == 0 ? ahead : -ahead);
    int piece = rank < 0 || rank > 7 ? Piece.NONE : position.piece(Square.of(Square.file(from), rank));
    return piece != Piece.NONE && Piece.side(piece) != side == enemy
        ? game().base().movement(position, side, Piece.type(piece)) : usual;
  }
}
