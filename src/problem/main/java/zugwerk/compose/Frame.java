package zugwerk.compose;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.work.InputException;

/**
 * What a new problem must keep of a diagram.
 *
 * @param pieces the pieces that stay, by square
 * @param empty the squares that stay empty
 */
public record Frame(Map<Integer, Integer> pieces, long empty) {

  /** Keeps nothing. */
  public static final Frame NONE = new Frame(Map.of(), 0);

  public Frame {
    pieces = Map.copyOf(pieces);
  }

  /**
   * Reads the first field of a FEN, in which a full stop is a square that stays empty; other squares without a piece
   * are free. Further fields are ignored.
   *
   * @throws InputException in one sentence, if it cannot be read
   */
  public static Frame parse(Schema schema, String text) {
    String[] rows = text.strip().split("\\s+")[0].split("/", -1);
    if (rows.length != 8) {
      throw new InputException(
          "The matrix '{0}' has {1} rows. Write 8 rows as in a FEN, such as 8/8/3k4/8/2.R4/8/8/8", text, rows.length);
    }
    Map<Integer, Integer> pieces = new TreeMap<>();
    long empty = 0;
    for (int row = 0; row < 8; row++) {
      int file = 0;
      for (char c : rows[row].toCharArray()) {
        int type = schema.type(Character.toUpperCase(c));
        if (file < 8 && c == '.') {
          empty |= Square.bit(Square.of(file, 7 - row));
        } else if (file < 8 && type >= 0) {
          pieces.put(Square.of(file, 7 - row), Piece.of(Character.isUpperCase(c) ? 0 : 1, type));
        } else if (c < '1' || c > '8') {
          throw new InputException(
              "The matrix '{0}': '{1}' in row '{2}' is no piece of the game. Write pieces, numbers of free squares,"
                  + " and . for empty squares",
              text, c, rows[row]);
        }
        file += c >= '1' && c <= '8' ? c - '0' : 1;
      }
      if (file != 8) {
        throw new InputException("The matrix '{0}': row '{1}' has {2} squares instead of 8", text, rows[row], file);
      }
    }
    return new Frame(pieces, empty);
  }

  /** Keeps the pieces of a diagram. */
  public static Frame of(Setup setup) {
    Map<Integer, Integer> pieces = new TreeMap<>();
    for (int square = 0; square < Square.COUNT; square++) {
      if (setup.piece(square) != Piece.NONE) {
        pieces.put(square, setup.piece(square));
      }
    }
    return new Frame(pieces, 0);
  }

  /** The squares that must not change. */
  long kept() {
    return pieces.keySet().stream().mapToLong(Square::bit).reduce(empty, (one, other) -> one | other);
  }

  boolean isKept(Setup setup) {
    return pieces.entrySet().stream().allMatch(entry -> setup.piece(entry.getKey()) == entry.getValue())
        && IntStream.range(0, Square.COUNT)
            .noneMatch(square -> (empty >>> square & 1) != 0 && setup.piece(square) != Piece.NONE);
  }

  /** The pieces of a position that may change. */
  Setup without(Setup setup) {
    Setup rest = setup;
    for (int square : pieces.keySet()) {
      rest = rest.withPiece(square, Piece.NONE);
    }
    return rest;
  }

  Setup placed(Setup setup) {
    Setup placed = setup;
    for (Map.Entry<Integer, Integer> entry : pieces.entrySet()) {
      placed = placed.withPiece(entry.getKey(), entry.getValue());
    }
    return placed;
  }
}
