package zugwerk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.Letters;

/** Reads pieces that are written as a letter and squares, such as {@code Kg6} or {@code Pa2b3}. */
final class PieceReader {

  /** The most usual fairy pieces by Popeye's letters, so that they can be refused by name. */
  private static final Map<String, String> FAIRY = Map.ofEntries(
      Map.entry("N", "the Nightrider; the Knight is S"), Map.entry("G", "the Grasshopper"), Map.entry("Z", "the Zebra"),
      Map.entry("CA", "the Camel"), Map.entry("AM", "the Amazon"), Map.entry("EM", "the Empress"),
      Map.entry("PR", "the Princess"), Map.entry("L", "the Locust"), Map.entry("LE", "the Leo"),
      Map.entry("PA", "the Pao"), Map.entry("VA", "the Vao"), Map.entry("MA", "the Mao"),
      Map.entry("LI", "the Lion"), Map.entry("FE", "the Fers"), Map.entry("WE", "the Wazir"),
      Map.entry("AL", "the Alfil"), Map.entry("DA", "the Dabbaba"), Map.entry("RO", "the Rose"),
      Map.entry("DU", "the Dummy"), Map.entry("BP", "the Berolina Pawn"), Map.entry("EQ", "the Equihopper"));

  private final Letters letters;
  private Setup setup;

  PieceReader(Schema schema, Letters letters) {
    this(Setup.empty(schema), letters);
  }

  PieceReader(Setup setup, Letters letters) {
    this.setup = setup;
    this.letters = letters;
  }

  Setup setup() {
    return setup;
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
    Schema schema = setup.schema();
    Optional<Integer> type = walk.length() == 1 ? letters.type(schema, walk.charAt(0)) : Optional.empty();
    if (type.isEmpty()) {
      String name = FAIRY.get(walk.toUpperCase(Locale.ROOT));
      boolean fairy = name != null && (letters == Letters.PROBLEM);
      throw new IllegalArgumentException("'" + walk + "' on " + Square.name(squares.getFirst())
          + (fairy ? " is " + name + ", and there is none in this game" : " is no piece of this game"));
    }
    for (int square : squares) {
      if (setup.piece(square) != Piece.NONE) {
        throw new IllegalArgumentException("two pieces stand on " + Square.name(square));
      }
      setup = setup.withPiece(square, Piece.of(side, type.get()));
    }
  }
}
