package zugwerk.solve.reach;

import zugwerk.board.Square;

/**
 * The squares around a King. A set of them has nine bits: one for each direction, and {@link #CHECK} for the King's own
 * square.
 */
final class KingNeighbours {

  static final int DIRECTIONS = 8;

  /** Stands for the King's square. */
  static final int CHECK = 1 << DIRECTIONS;

  /** Stands for a square off the board. */
  static final int OFF = -1;

  private static final int[] RIGHT = {-1, 0, 1, -1, 1, -1, 0, 1};
  private static final int[] UP = {-1, -1, -1, 0, 0, 1, 1, 1};
  /** By the difference of two squares, plus {@link #FARTHEST}. */
  private static final int FARTHEST = 9;
  private static final int[] DIRECTION = new int[2 * FARTHEST + 1];
  private static final int[] NEIGHBOURS = new int[Square.COUNT * DIRECTIONS];
  private static final int[] FLIGHTS = new int[Square.COUNT];
  private static final long[] SQUARES = new long[Square.COUNT];

  static {
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      DIRECTION[UP[direction] * 8 + RIGHT[direction] + FARTHEST] = direction;
    }
    for (int king = 0; king < Square.COUNT; king++) {
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        int file = Square.file(king) + RIGHT[direction];
        int rank = Square.rank(king) + UP[direction];
        boolean on = Square.onBoard(file, rank);
        NEIGHBOURS[king * DIRECTIONS + direction] = on ? Square.of(file, rank) : OFF;
        FLIGHTS[king] |= on ? 1 << direction : 0;
        SQUARES[king] |= on ? Square.bit(Square.of(file, rank)) : 0;
      }
    }
  }

  private KingNeighbours() {}

  /** The square in a direction, {@link #OFF} where the board ends. */
  static int neighbour(int king, int direction) {
    return NEIGHBOURS[king * DIRECTIONS + direction];
  }

  /** The square of a bit, which must be on the board. */
  static int square(int king, int bit) {
    return bit == DIRECTIONS ? king : NEIGHBOURS[king * DIRECTIONS + bit];
  }

  /** The directions that stay on the board. */
  static int flights(int king) {
    return FLIGHTS[king];
  }

  static long squares(int king) {
    return SQUARES[king];
  }

  /** The squares in some directions. */
  static long squares(int king, int directions) {
    long squares = 0;
    for (int rest = directions; rest != 0; rest &= rest - 1) {
      squares |= Square.bit(square(king, Integer.numberOfTrailingZeros(rest)));
    }
    return squares;
  }

  /** The directions of those squares that are in the field. */
  static int among(int king, long squares) {
    int flights = 0;
    for (long rest = squares & SQUARES[king]; rest != 0; rest &= rest - 1) {
      flights |= 1 << DIRECTION[Long.numberOfTrailingZeros(rest) - king + FARTHEST];
    }
    return flights;
  }
}
