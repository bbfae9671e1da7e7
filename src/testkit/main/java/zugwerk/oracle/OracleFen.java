package zugwerk.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Reads and writes the six usual FEN fields, and hands the seventh to the game. */
final class OracleFen {

  private OracleFen() {}

  static OracleState parse(OracleGame game, String fen) {
    String[] given = fen.trim().split("\\s+");
    String[] fields = {"", "w", "-", "-", "0", "1", "-"};
    if (given.length > fields.length) {
      throw new IllegalArgumentException("too many fields: " + fen);
    }
    System.arraycopy(given, 0, fields, 0, given.length);
    OracleState state = new OracleState();
    placePieces(state, fields[0], game.types());
    if (!fields[1].matches("[wb]") || !fields[2].matches("-|K?Q?k?q?")) {
      throw new IllegalArgumentException("side or castling field: " + fen);
    }
    state.whiteToMove = fields[1].equals("w");
    state.rights = fields[2].equals("-") ? "" : fields[2];
    state.passed = fields[3].equals("-") ? OracleState.NONE : OracleState.square(fields[3]);
    state.halfmoves = Integer.parseInt(fields[4]);
    state.fullmove = Integer.parseInt(fields[5]);
    if (!fields[6].equals("-")) {
      for (String item : fields[6].split(",", -1)) {
        game.readItem(state, item);
      }
    }
    return state;
  }

  private static void placePieces(OracleState state, String board, String types) {
    String[] ranks = board.split("/", -1);
    if (ranks.length != 8) {
      throw new IllegalArgumentException("not eight ranks: " + board);
    }
    for (int rank = 7; rank >= 0; rank--) {
      int file = 0;
      for (char c : ranks[7 - rank].toCharArray()) {
        if (Character.isDigit(c)) {
          file += c - '0';
        } else if (types.indexOf(Character.toUpperCase(c)) >= 0 && file < 8) {
          state.pieces[OracleState.square(file++, rank)] = c;
        } else {
          throw new IllegalArgumentException("no piece " + c + " here: " + board);
        }
      }
      if (file != 8) {
        throw new IllegalArgumentException("not eight files: " + board);
      }
    }
  }

  /** The items square by square, from a8 to h1; empty text where there is nothing to say of a square. */
  static String bySquare(IntFunction<String> item) {
    List<String> items = new ArrayList<>();
    for (int rank = 7; rank >= 0; rank--) {
      for (int file = 0; file < 8; file++) {
        items.add(item.apply(OracleState.square(file, rank)));
      }
    }
    items.removeIf(String::isEmpty);
    return String.join(",", items);
  }

  static String write(OracleState state, String items) {
    StringBuilder board = new StringBuilder();
    for (int rank = 7; rank >= 0; rank--) {
      int gap = 0;
      for (int file = 0; file < 8; file++) {
        int square = OracleState.square(file, rank);
        if (state.isEmpty(square)) {
          gap++;
        } else {
          board.append(gap > 0 ? "" + gap : "").append(state.pieces[square]);
          gap = 0;
        }
      }
      board.append(gap > 0 ? "" + gap : "").append(rank > 0 ? "/" : "");
    }
    String fields = String.join(
        " ",
        board,
        state.whiteToMove ? "w" : "b",
        orDash(state.rights),
        state.passed == OracleState.NONE ? "-" : OracleState.name(state.passed),
        "" + state.halfmoves,
        "" + state.fullmove);
    return items.isEmpty() ? fields : fields + " " + items;
  }

  static String orDash(String text) {
    return text.isEmpty() ? "-" : text;
  }
}
