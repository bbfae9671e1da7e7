package zugwerk.solve.table;

import zugwerk.board.Square;

/** A placement to work on, for one thread. */
final class Board {

  private final Layout layout;
  private final int[] squares;
  private final long[] sides = new long[2];

  Board(Layout layout) {
    this.layout = layout;
    squares = new int[layout.men()];
  }

  /** Sets up a placement; says whether it is one, no two men on a square, and not a mirror image held elsewhere. */
  boolean set(int number) {
    place(number);
    return Long.bitCount(sides[0]) + Long.bitCount(sides[1]) == squares.length
        && (sides[0] & sides[1]) == 0 && layout.isOwn(number, squares);
  }

  /** Sets up a placement that is known to be one. */
  void place(int number) {
    layout.place(number, squares);
    sides[0] = 0;
    sides[1] = 0;
    for (int man = 0; man < squares.length; man++) {
      sides[layout.side(man)] |= Square.bit(squares[man]);
    }
  }

  /** The square of each man; to be left as it is. */
  int[] squares() {
    return squares;
  }

  int square(int man) {
    return squares[man];
  }

  /** The squares of all men. */
  long occupied() {
    return sides[0] | sides[1];
  }

  /** The squares of a side's men without its King. */
  long followers(int side) {
    return sides[side] & ~Square.bit(squares[side]);
  }

  /** The man on an occupied square. */
  int manOn(int square) {
    int man = 0;
    while (squares[man] != square) {
      man++;
    }
    return man;
  }
}
