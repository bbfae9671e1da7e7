package zugwerk.condition;

import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;

/** The squares of pieces in the start position of a game. */
final class Homes {

  private final long[] squares;
  private final Variant game;

  Homes(Variant game) {
    this.game = game;
    squares = new long[2 * game.schema().types().size() + 1];
    Setup start = Fen.start(game);
    for (int square = 0; square < Square.COUNT; square++) {
      squares[start.piece(square)] |= Square.bit(square);
    }
  }

  /**
   * The home of a piece on a square: for a Pawn on its file, for others the one of the colour of the square, or any
   * other one. A piece that the start position lacks has its home where a Pawn of its file is promoted.
   */
  int of(int piece, int square) {
    int side = Piece.side(piece);
    if (game.promotes(Piece.type(piece))) {
      return Square.of(Square.file(square), side == 0 ? 1 : 6);
    }
    long all = squares[piece];
    long alike = all & ((Square.LIGHT >>> square & 1) != 0 ? Square.LIGHT : ~Square.LIGHT);
    return all == 0 ? Square.of(Square.file(square), side == 0 ? 7 : 0)
        : Long.numberOfTrailingZeros(Piece.type(piece) == Schema.KING || alike == 0 ? all : alike);
  }
}
