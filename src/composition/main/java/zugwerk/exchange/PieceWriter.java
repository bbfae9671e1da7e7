package zugwerk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Square;

/** Writes the pieces of a position as a list. */
final class PieceWriter {

  private PieceWriter() {}

  /**
   * The pieces of a side, type by type and from a8 to h1, as {@code Kg6}.
   *
   * @param letters the letters of a type; it is asked only for types on the board
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
