package zugwerk.solve.table;

import java.util.Arrays;
import zugwerk.board.Square;

/**
 * Pieces of one side and type. The set of their squares has one number among all sets of that size, in the order of
 * their greatest members.
 */
final class Group {

  final int first;
  final int count;
  final int size;
  private final int[] places = new int[Square.COUNT];
  private final long[] sets;
  private final int[][] choose;

  /** @param first the number of its first piece among all pieces */
  Group(int first, int count, long squares) {
    this.first = first;
    this.count = count;
    int[] squareOf = new int[Long.bitCount(squares)];
    int next = 0;
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      squareOf[next] = Long.numberOfTrailingZeros(rest);
      places[squareOf[next]] = next++;
    }
    choose = choose(squareOf.length, count);
    size = choose[squareOf.length][count];
    sets = new long[size];
    fill(squareOf, squareOf.length, count, 0, 0);
  }

  private static int[][] choose(int most, int of) {
    int[][] choose = new int[most + 1][of + 1];
    for (int n = 0; n <= most; n++) {
      choose[n][0] = 1;
      for (int k = 1; k <= of && n > 0; k++) {
        choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
      }
    }
    return choose;
  }

  /** Lists all sets with a number of further members below a bound. */
  private void fill(int[] squareOf, int bound, int members, int number, long set) {
    if (members == 0) {
      sets[number] = set;
      return;
    }
    for (int place = members - 1; place < bound; place++) {
      fill(squareOf, place, members - 1, number + choose[place][members], set | Square.bit(squareOf[place]));
    }
  }

  /** The number of the set of its pieces, all on different squares, after mapping each square. */
  int number(int[] squares, int[] map) {
    if (count == 1) {
      return places[map[squares[first]]];
    }
    long set = 0;
    for (int piece = first; piece < first + count; piece++) {
      set |= 1L << places[map[squares[piece]]];
    }
    int number = 0;
    for (int member = 1; member <= count; member++, set &= set - 1) {
      number += choose[Long.numberOfTrailingZeros(set)][member];
    }
    return number;
  }

  /** What each square adds to a number of which this group, of a single piece, is a digit. */
  int[] shares(int stride) {
    int[] shares = new int[Square.COUNT];
    Arrays.setAll(shares, square -> places[square] * stride);
    return shares;
  }

  long set(int number) {
    return sets[number];
  }
}
