package zugwerk.condition;

import java.util.Arrays;
import java.util.stream.Stream;
import zugwerk.board.Piece;
import zugwerk.board.Square;

/** Where a piece is reborn: the rules that conditions with rebirth share. */
enum RebirthRule {

  /** On its square of the start position. */
  STANDARD("", (homes, piece, square, _) -> homes.of(piece, square)),
  /** On the square of the same piece of the other side. */
  MIRROR("mirror", (homes, piece, square, _) -> homes.of(Piece.of(1 - Piece.side(piece), Piece.type(piece)), square)),
  /** On its square of the start position with left and right exchanged. */
  VERTICAL_MIRROR("vertical mirror", (homes, piece, square, _) -> homes.of(piece, square) ^ 7),
  /** On the square that the capturing piece has left. */
  PWC("PWC", (_, _, _, from) -> from),
  /** On the square opposite to that of the start position through the middle of the board. */
  DIAMETRAL("diametral", (homes, piece, square, _) -> 63 - homes.of(piece, square)),
  /** On the file of the capture, on its rank of the start position. */
  FILE("file", (homes, piece, square, _) -> Square.of(Square.file(square), Square.rank(homes.of(piece, square)))),
  /** Opposite to the square of the capture through the middle of the board. */
  SYMMETRY("symmetry", (_, _, square, _) -> 63 - square),
  /** The square of the capture with left and right exchanged. */
  VERTICAL_SYMMETRY("vertical symmetry", (_, _, square, _) -> square ^ 7),
  /** The square of the capture with top and bottom exchanged. */
  HORIZONTAL_SYMMETRY("horizontal symmetry", (_, _, square, _) -> square ^ 56),
  /** Four files and four ranks from the square of the capture. */
  ANTIPODES("antipodes", (_, _, square, _) -> square ^ 36),
  /** As far beyond the square of the capture as the capturing piece came from. */
  EQUIPOLLENTS("equipollents", (_, _, square, from) -> beyond(from, square));

  /** The words for the rules, of which one may stand beside the name of a condition. */
  static final String[] WORDS =
      Arrays.stream(values()).map(rule -> rule.word).filter(word -> !word.isEmpty()).toArray(String[]::new);

  private interface Rule {
    int square(Homes homes, int piece, int square, int from);
  }

  private final String word;
  private final Rule rule;

  RebirthRule(String word, Rule rule) {
    this.word = word;
    this.rule = rule;
  }

  /** The words of the rules and other words. */
  static String[] words(String... others) {
    return Stream.concat(Arrays.stream(others), Arrays.stream(WORDS)).toArray(String[]::new);
  }

  static RebirthRule of(ConditionOptions options) {
    return Arrays.stream(values()).filter(rule -> options.has(rule.word)).findFirst().orElse(STANDARD);
  }

  /**
   * The square of rebirth, or -1 if it would be off the board.
   *
   * @param square where the piece is captured, or captures
   * @param from where the capturing piece comes from
   */
  int square(Homes homes, int piece, int square, int from) {
    return rule.square(homes, piece, square, from);
  }

  private static int beyond(int from, int square) {
    int file = 2 * Square.file(square) - Square.file(from);
    int rank = 2 * Square.rank(square) - Square.rank(from);
    return Square.onBoard(file, rank) ? Square.of(file, rank) : Turn.NOWHERE;
  }
}
