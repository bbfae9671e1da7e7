package zugwerk.solve.table;

import zugwerk.board.Square;

/**
 * Placements that differ only in the square of the last piece, for one thread. Facts about them are sets of squares of
 * that piece, so that a move of another piece is made or taken back for up to 64 placements at once.
 */
final class Line {

  static final int NONE = -1;

  private final PlacementIndex layout;
  private final KingPairs pairs;
  private final int length;
  private final int last;
  private final int[] squares;
  private int number;
  private long others;
  private int pair;

  /** @param layout must have a single piece in its last group */
  Line(PlacementIndex layout) {
    this.layout = layout;
    pairs = layout.pairs();
    length = layout.lineLength();
    last = layout.lineFirst();
    squares = new int[layout.pieces()];
  }

  void set(int newNumber) {
    number = newNumber;
    layout.place(start(), squares);
    others = 0;
    for (int piece = 0; piece < last; piece++) {
      others |= Square.bit(squares[piece]);
    }
  }

  int number() {
    return number;
  }

  int start() {
    return number * length;
  }

  /** Ignores the last piece. */
  boolean isApart() {
    return Long.bitCount(others) == last;
  }

  long others() {
    return others;
  }

  int square(int piece) {
    return squares[piece];
  }

  /** Callers must not change the array. */
  int[] squares(int lastSquare) {
    squares[last] = lastSquare;
    return squares;
  }

  /** For a piece other than a King and the last one. */
  int moved(int piece, int to) {
    return layout.moved(start(), squares, piece, to, false) / length;
  }

  /** The line after a move of a King, {@link #NONE} if there is none; {@link #map} then maps its squares. */
  int kingMoved(int king, int to) {
    pair = king == 0 ? to << 6 | squares[1] : squares[0] << 6 | to;
    return kingMoved(king, to, pairs.map(pair >> 6, pair & 63));
  }

  /** The second line that holds the placements after the last move of a King, {@link #NONE} if there is none. */
  int kingMovedToo(int king, int to) {
    int number = pairs.number(pair >> 6, pair & 63);
    return number < 0 || pairs.stabiliser(number) == null ? NONE
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

  /** Maps the squares before the last King move to those after it. */
  Symmetry map() {
    return pairs.symmetry(pair >> 6, pair & 63);
  }

  Symmetry mapToo() {
    return pairs.otherSymmetry(pair >> 6, pair & 63);
  }
}
