package zugwerk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Square;

/** Reads pieces that are written as a letter and squares, such as {@code Kg6} or {@code Pa2b3}. */
final class PieceReader {

  private final ImportedPieces army;
  private Setup setup;

  /** Begins with an empty board. */
  PieceReader(ImportedPieces army) {
    this(army, Setup.empty(army.schema()));
  }

  /** Begins with a position of the game as it is, or was before more pieces came up. */
  PieceReader(ImportedPieces army, Setup setup) {
    this.army = army;
    this.setup = army.grown(setup);
  }

  /** The position in the game that has all its pieces. */
  Setup setup() {
    return army.grown(setup);
  }

  /** The squares that a text such as {@code a2b3} names; empty if it is anything else. */
  static List<Integer> squares(String text) {
    List<Integer> squares = new ArrayList<>();
    for (int i = 0; i + 2 <= text.length(); i += 2) {
      String name = text.substring(i, i + 2).toLowerCase(Locale.ROOT);
      Square.parse(name).ifPresent(squares::add);
    }
    return text.length() % 2 == 0 && squares.size() * 2 == text.length() ? squares : List.of();
  }

  /** Whether a text is a piece with its squares: one or two letters, or none for a Pawn, and squares. */
  static boolean isPiece(String text) {
    return text.matches("(?i)[a-z0-9]{0,2}?([a-h][1-8])+");
  }

  /** The letter or letters in front of the squares of a text that {@link #isPiece} accepts. */
  static String walk(String text) {
    for (int length = 0; length <= 2; length++) {
      if (!squares(text.substring(length)).isEmpty()) {
        return text.substring(0, length);
      }
    }
    throw new IllegalArgumentException("'" + text + "' is not a piece with its squares");
  }

  /**
   * Puts a piece on squares.
   *
   * @param walk its letter, or the letters of a fairy piece
   * @throws IllegalArgumentException in one sentence, if there is no such piece or a square is taken
   */
  void put(int side, String walk, List<Integer> squares) {
    int type;
    try {
      type = army.type(walk);
    } catch (IllegalArgumentException fault) {
      throw new IllegalArgumentException(
          "'" + walk + "' on " + Square.name(squares.getFirst()) + " " + fault.getMessage(), fault);
    }
    setup = army.grown(setup);
    for (int square : squares) {
      if (setup.piece(square) != Piece.NONE) {
        throw new IllegalArgumentException("two pieces stand on " + Square.name(square));
      }
      setup = setup.withPiece(square, Piece.of(side, type));
    }
  }
}
