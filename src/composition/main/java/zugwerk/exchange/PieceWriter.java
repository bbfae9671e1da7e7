package zugwerk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Square;

final class PieceWriter {

  private PieceWriter() {}

  /**
   * @param letters gives the letters of a type, called only for types on the board
   * @param joined whether pieces of a type share a letter, as in {@code Pa2b3}
   */
  static List<String> pieces(Setup setup, int side, IntFunction<String> letters, boolean joined) {
    List<String> pieces = new ArrayList<>();
    for (int type = 0; type < setup.schema().types().size(); type++) {
      StringBuilder squares = new StringBuilder();
      for (int i = 0; i < Square.COUNT; i++) {
        int square = i ^ 56;
        if (setup.piece(square) == Piece.of(side, type)) {
          if (!joined || squares.isEmpty()) {
            squares.append(squares.isEmpty() ? "" : " ").append(letters.apply(type));
          }
          squares.append(Square.name(square));
        }
      }
      if (!squares.isEmpty()) {
        pieces.addAll(List.of(squares.toString().split(" ")));
      }
    }
    return pieces;
  }
}
