package zugwerk.variant;

import static zugwerk.work.Texts.key;

import java.util.List;
import java.util.stream.IntStream;
import zugwerk.betza.BetzaParser;
import zugwerk.betza.Movement;
import zugwerk.board.PieceType;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/** Pieces and powers that several games have in common. */
final class Armies {

  static final String ORTHODOX_START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  static final String PAWN = "fmWfceFifmnD";

  /** The pieces of orthodox chess, in the order of state texts. */
  static final List<PieceType> ORTHODOX = List.of(
      new PieceType('K', key("King")),
      new PieceType('Q', key("Queen")),
      new PieceType('R', key("Rook")),
      new PieceType('B', key("Bishop")),
      new PieceType('N', key("Knight")),
      new PieceType('P', key("Pawn")));

  static final String[] ORTHODOX_POWERS = {"K", "Q", "R", "B", "N", PAWN};

  /** The squares where Pawns can stand if they are promoted on their last rank and never go back. */
  static final long PAWN_SQUARES = 0x00FFFFFFFFFFFF00L;

  static final String LISTS_HINT = key("A type a line; entries are separated by /, a name may precede one as"
      + " name:expression, and a list behind | is Black's. Below a line that says atoms, lists belong to atoms"
      + " (Atomic Polypiece); the types above it then have one power each. Below a line that says armies, each side"
      + " steps only its own lists.");

  private static final Movement KING = Movement.compile(BetzaParser.parse("K"), 0);

  private Armies() {}

  /**
   * The squares where a side's Pawns can stand if they are promoted on their last rank.
   *
   * @param retreat whether Pawns can go back, and so to their first rank
   */
  static long pawnSquares(int side, boolean retreat) {
    return PAWN_SQUARES | (retreat ? Square.lastRank(1 - side) : 0);
  }

  /** After how many steps two lists of these lengths, walked together, both begin again. */
  static int cycle(int white, int black) {
    int multiple = white;
    while (multiple % black != 0) {
      multiple += white;
    }
    return multiple;
  }

  /** Whether a power is that of an orthodox King. */
  static boolean isRoyalStep(Movement movement) {
    return IntStream.range(0, Square.COUNT).allMatch(square -> movement.lines()
        && movement.reach(square) == KING.reach(square) && movement.leaps(square) == KING.reach(square)
        && movement.attacksFrom(square) == KING.reach(square)
        && movement.captures(square, -1L) == KING.reach(square));
  }

  static int[] types(Schema schema, String letters) {
    return letters.chars().map(letter -> schema.type((char) letter)).toArray();
  }
}
