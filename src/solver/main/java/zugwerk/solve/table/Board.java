package zugwerk.solve.table;

import org.jspecify.annotations.Nullable;
import zugwerk.board.Square;

/** The pieces of a placement on their squares, for one thread. */
final class Board {

  private final PlacementIndex layout;
  private final int[] squares;
  private final long[] sides = new long[2];
  private int number;
  private boolean maybeSymmetric;
  private int line = Integer.MIN_VALUE;
  private final int lineLength;
  private final long[] others = new long[2];

  Board(PlacementIndex layout) {
    this.layout = layout;
    squares = new int[layout.pieces()];
    lineLength = layout.lineLength();
  }

  /** Sets up a placement; false if two pieces share a square, or a mirror image has a lower number. */
  boolean set(int newNumber) {
    place(newNumber);
    return Long.bitCount(sides[0]) + Long.bitCount(sides[1]) == squares.length
        && (sides[0] & sides[1]) == 0 && layout.isCanonical(newNumber, squares);
  }

  /** Fast if the placement is next to the last one. */
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
    maybeSymmetric = layout.maybeSymmetric(newLine);
    others[0] = 0;
    others[1] = 0;
    for (int piece = 0; piece < layout.lineFirst(); piece++) {
      others[layout.side(piece)] |= Square.bit(squares[piece]);
    }
  }

  /** Whether the Kings allow the placement to be its own mirror image. */
  boolean maybeSymmetric() {
    return maybeSymmetric;
  }

  int moved(int piece, int to) {
    return layout.moved(number, squares, piece, to, maybeSymmetric);
  }

  int @Nullable [] stabiliser() {
    return maybeSymmetric ? layout.stabiliser(number, squares) : null;
  }

  /** Callers must not change the array. */
  int[] squares() {
    return squares;
  }

  int square(int piece) {
    return squares[piece];
  }

  long occupied() {
    return sides[0] | sides[1];
  }

  long followers(int side) {
    return sides[side] & ~Square.bit(squares[side]);
  }

  int pieceOn(int square) {
    int piece = 0;
    while (squares[piece] != square) {
      piece++;
    }
    return piece;
  }
}
