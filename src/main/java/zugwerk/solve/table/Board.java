package zugwerk.solve.table;

import zugwerk.board.Square;

/** A placement to work on, for one thread. */
final class Board {

  private final PlacementIndex layout;
  private final int[] squares;
  private final long[] sides = new long[2];

  Board(PlacementIndex layout) {
    this.layout = layout;
    squares = new int[layout.pieces()];
  }

  /**
   * Sets up a placement. Returns false if two pieces share a square, or if another number stands for it as a mirror
   * image.
   */
  boolean set(int number) {
    place(number);
    return Long.bitCount(sides[0]) + Long.bitCount(sides[1]) == squares.length
        && (sides[0] & sides[1]) == 0 && layout.isOwn(number, squares);
  }

  /** Sets up a placement that is known to be valid. */
  void place(int number) {
    layout.place(number, squares);
    sides[0] = 0;
    sides[1] = 0;
    for (int piece = 0; piece < squares.length; piece++) {
      sides[layout.side(piece)] |= Square.bit(squares[piece]);
    }
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
