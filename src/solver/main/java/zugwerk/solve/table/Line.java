package zugwerk.solve.table;

import zugwerk.board.Square;

/**
 * Placements that differ only in the square of the last piece, to work on, for one thread. Facts about them are a set
 * of squares of that piece. So a move of another piece is made or taken back for up to 64 placements at once.
 */
final class Line {

  /** Says that no line is there. */
  static final int NONE = -1;

  private final PlacementIndex layout;
  private final KingPairs pairs;
  private final int length;
  private final int last;
  private final int[] squares;
  private int number;
  private long others;
  private int pair;

  /**
   * @param layout of which the last group has a single piece
   */
  Line(PlacementIndex layout) {
    this.layout = layout;
    pairs = layout.pairs();
    length = layout.lineLength();
    last = layout.lineFirst();
    squares = new int[layout.pieces()];
  }

  /** Sets up the line with a number; the last piece stands somewhere. */
  void set(int newNumber) {
    number = newNumber;
    layout.place(start(), squares);
    others = 0;
    for (int piece = 0; piece < last; piece++) {
      others |= Square.bit(squares[piece]);
    }
  }

  /** Its number. */
  int number() {
    return number;
  }

  /** The number of its first placement. */
  int start() {
    return number * length;
  }

  /** Whether no two of its pieces, the last one aside, share a square. */
  boolean isApart() {
    return Long.bitCount(others) == last;
  }

  /** The squares of all pieces but the last. */
  long others() {
    return others;
  }

  int square(int piece) {
    return squares[piece];
  }

  /** The squares of the pieces, with the last one on a given square; callers must not change the array. */
  int[] squares(int lastSquare) {
    squares[last] = lastSquare;
    return squares;
  }

  /** The line once a piece other than a King and the last one stands elsewhere. */
  int moved(int piece, int to) {
    return layout.moved(start(), squares, piece, to, false) / length;
  }

  /** The line once a King stands elsewhere, {@link #NONE} where it cannot; its squares are mapped by {@link #map}. */
  int kingMoved(int king, int to) {
    pair = king == 0 ? to << 6 | squares[1] : squares[0] << 6 | to;
    return kingMoved(king, to, pairs.map(pair >> 6, pair & 63));
  }

  /** The second line that stands for the placements after the last move of a King, {@link #NONE} if there is none. */
  int kingMovedToo(int king, int to) {
    int number = pairs.number(pair >> 6, pair & 63);
    return number < 0 || pairs.fixing(number) == null ? NONE
        : kingMoved(king, to, pairs.otherMap(pair >> 6, pair & 63));
  }

  private int kingMoved(int king, int to, int[] map) {
    int number = pairs.number(pair >> 6, pair & 63);
    if (number < 0) {
      return NONE;
    }
    int from = squares[king];
    squares[king] = to;
    int moved = layout.lineStart(squares, map, number) / length;
    squares[king] = from;
    return moved;
  }

  /** What maps the squares of the line before the last move of a King to those of the line after it. */
  Symmetry map() {
    return pairs.symmetry(pair >> 6, pair & 63);
  }

  /** The same for the second line. */
  Symmetry mapToo() {
    return pairs.otherSymmetry(pair >> 6, pair & 63);
  }
}
