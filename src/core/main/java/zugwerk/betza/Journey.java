package zugwerk.betza;

import java.util.function.LongUnaryOperator;

/**
 * How courses make a move together: any of them, again from where it ends, and on which squares of the board.
 *
 * @param starts the squares where the move may begin, as White sees them
 * @param least how many courses it takes at least
 * @param most how many courses it takes at most
 * @param turns the squares where another course may follow, as White sees them; each must be empty
 * @param landings the squares where the move may end, as White sees them
 */
public record Journey(long starts, int least, int most, long turns, long landings) {

  static final long EDGE = 0xFF818181818181FFL;

  /** One course, from anywhere to anywhere. */
  public static final Journey ONE = of(1, 1, 0);

  static Journey of(int least, int most, long turns) {
    return new Journey(-1L, least, most, turns, -1L);
  }

  static Journey from(long starts, long landings) {
    return new Journey(starts, 1, 1, 0, landings);
  }

  /** The same as a Black piece takes it. */
  Journey flipped() {
    return mapped(Long::reverseBytes);
  }

  Journey mapped(LongUnaryOperator squares) {
    return new Journey(squares.applyAsLong(starts), least, most, squares.applyAsLong(turns),
        squares.applyAsLong(landings));
  }
}
