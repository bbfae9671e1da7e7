package zugwerk.board;

import java.util.OptionalInt;

/** Squares as numbers 0 (a1), 1 (b1) … 63 (h8), and sets of squares as the bits of a {@code long}. */
public final class Square {

  public static final int COUNT = 64;

  /** The set of the light squares, such as h1. */
  public static final long LIGHT = 0x55AA55AA55AA55AAL;

  private Square() {}

  /** The square on the given file and rank, both 0..7. */
  public static int of(int file, int rank) {
    return rank << 3 | file;
  }

  /** The file of a square, 0 for a … 7 for h. */
  public static int file(int square) {
    return square & 7;
  }

  /** The rank of a square, 0 for the first … 7 for the eighth. */
  public static int rank(int square) {
    return square >> 3;
  }

  /** The set that holds one square. */
  public static long bit(int square) {
    return 1L << square;
  }

  /** The set of the squares of the rank that is the last one for a side, 0 White or 1 Black. */
  public static long lastRank(int side) {
    return side == 0 ? 0xFFL << 56 : 0xFFL;
  }

  /** The set of the squares in the rectangle between two corners. */
  public static long rectangle(int one, int other) {
    long squares = 0;
    for (int file = Math.min(file(one), file(other)); file <= Math.max(file(one), file(other)); file++) {
      for (int rank = Math.min(rank(one), rank(other)); rank <= Math.max(rank(one), rank(other)); rank++) {
        squares |= bit(of(file, rank));
      }
    }
    return squares;
  }

  /** The squares next to a square, in all eight directions. */
  public static long around(int square) {
    int file = file(square);
    int rank = rank(square);
    return rectangle(of(Math.max(0, file - 1), Math.max(0, rank - 1)), of(Math.min(7, file + 1), Math.min(7, rank + 1)))
        & ~bit(square);
  }

  /** Whether file and rank, given by numbers, are on the board. */
  public static boolean onBoard(int file, int rank) {
    return (file & 7) == file && (rank & 7) == rank;
  }

  /** The name of a square, such as {@code e4}. */
  public static String name(int square) {
    return "" + (char) ('a' + file(square)) + (char) ('1' + rank(square));
  }

  /** The square of a name, or empty if the text is not a name. */
  public static OptionalInt parse(String name) {
    if (name.length() != 2) {
      return OptionalInt.empty();
    }
    int file = name.charAt(0) - 'a';
    int rank = name.charAt(1) - '1';
    return onBoard(file, rank) ? OptionalInt.of(of(file, rank)) : OptionalInt.empty();
  }
}
