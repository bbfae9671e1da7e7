package zugwerk.solve.table;

import org.jspecify.annotations.Nullable;
import zugwerk.board.Square;

/** A placement to work on, for one thread. */
final class Board {

  private final PlacementIndex layout;
  private final int[] squares;
  private final long[] sides = new long[2];
  private int number;
  private boolean fixable;
  /** Where the numbers begin that differ from this one only in the last group. */
  private int line = Integer.MIN_VALUE;
  private final int lineLength;
  /** The squares of the sides without the last group. */
  private final long[] others = new long[2];

  Board(PlacementIndex layout) {
    this.layout = layout;
    squares = new int[layout.pieces()];
    lineLength = layout.lineLength();
  }

  /**
   * Sets up a placement. Returns false if two pieces share a square, or if another number stands for it as a mirror
   * image.
   */
  boolean set(int newNumber) {
    place(newNumber);
    return Long.bitCount(sides[0]) + Long.bitCount(sides[1]) == squares.length
        && (sides[0] & sides[1]) == 0 && layout.isOwn(newNumber, squares);
  }

  /** Sets up a placement that is known to be valid; fast if the last one was next to it. */
  void place(int newNumber) {
    number = newNumber;
    int part = newNumber - line;
    if (part < 0 || part >= lineLength) {
      part = newNumber % lineLength;
      begin(newNumber - part);
    }
    long set = layout.lineSet(part);
    sides[0] = others[0];
    sides[1] = others[1];
    int piece = layout.lineFirst();
    if (piece < squares.length) {
      sides[layout.side(piece)] |= set;
    }
    for (long rest = set; rest != 0; rest &= rest - 1) {
      squares[piece++] = Long.numberOfTrailingZeros(rest);
    }
  }

  private void begin(int newLine) {
    line = newLine;
    layout.place(newLine, squares);
    fixable = layout.fixable(newLine);
    others[0] = 0;
    others[1] = 0;
    for (int piece = 0; piece < layout.lineFirst(); piece++) {
      others[layout.side(piece)] |= Square.bit(squares[piece]);
    }
  }

  /** Whether the Kings allow that the placement is its own mirror image. */
  boolean fixable() {
    return fixable;
  }

  /** The number of the placement once a piece stands elsewhere. */
  int moved(int piece, int to) {
    return layout.moved(number, squares, piece, to, fixable);
  }

  /** As {@link PlacementIndex#fixing} for the placement. */
  int @Nullable [] fixing() {
    return fixable ? layout.fixing(number, squares) : null;
  }

  /** The square of each piece; callers must not change the array. */
  int[] squares() {
    return squares;
  }

  int square(int piece) {
    return squares[piece];
  }

  /** The squares of all pieces. */
  long occupied() {
    return sides[0] | sides[1];
  }

  /** The squares of a side's pieces without its King. */
  long followers(int side) {
    return sides[side] & ~Square.bit(squares[side]);
  }

  /** The piece on an occupied square. */
  int pieceOn(int square) {
    int piece = 0;
    while (squares[piece] != square) {
      piece++;
    }
    return piece;
  }
}
