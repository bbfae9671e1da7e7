package zugwerk.solve.reach;

import zugwerk.board.Square;

/** The straight lines of the board. */
final class BoardLines {

  private static final long[] BEYOND = new long[Square.COUNT * Square.COUNT];
  private static final long[] BETWEEN = new long[Square.COUNT * Square.COUNT];
  private static final byte[] DIRECTION = new byte[Square.COUNT * Square.COUNT];

  static {
    for (int from = 0; from < Square.COUNT; from++) {
      for (int direction = 0; direction < KingNeighbours.DIRECTIONS; direction++) {
        long ahead = ray(from, direction);
        for (long rest = ahead; rest != 0; rest &= rest - 1) {
          int to = Long.numberOfTrailingZeros(rest);
          BEYOND[from << 6 | to] = ahead & ray(to, direction);
          BETWEEN[from << 6 | to] = ahead & ~ray(to, direction) & ~Square.bit(to);
          DIRECTION[from << 6 | to] = (byte) (direction + 1);
        }
      }
    }
  }

  private BoardLines() {}

  private static long ray(int from, int direction) {
    long squares = 0;
    for (int to = KingNeighbours.neighbour(from, direction); to != KingNeighbours.OFF; to =
        KingNeighbours.neighbour(to, direction)) {
      squares |= Square.bit(to);
    }
    return squares;
  }

  /** The squares behind a square, seen from another on a line of a Queen; none where there is no such line. */
  static long beyond(int from, int square) {
    return BEYOND[from << 6 | square];
  }

  /** The squares between two squares on a line of a Queen; none where there is no such line. */
  static long between(int from, int to) {
    return BETWEEN[from << 6 | to];
  }

  /** The direction of {@link KingNeighbours} from a square to another, 8 if they are on no line. */
  static int direction(int from, int to) {
    return DIRECTION[from << 6 | to] == 0 ? 8 : DIRECTION[from << 6 | to] - 1;
  }
}
