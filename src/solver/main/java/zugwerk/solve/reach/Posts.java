package zugwerk.solve.reach;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** From where pieces of one side guard the {@link Surroundings} of a King, and how soon they can be there. */
final class Posts {

  /** Above all pieces. */
  private static final int MOVES = 1 << 16;

  private final Army army;
  private final int[] @Nullable [][] posts;

  Posts(Army army) {
    this.army = army;
    posts = new int[army.types() << 12][][];
  }

  /**
   * The posts of a piece, those first that take the fewest moves, from one move on.
   *
   * @param piece given as in {@link Army}
   * @param bit the number of the bit that stands for what it is to guard
   */
  int[] of(int piece, int king, int bit) {
    int[][] known = posts[piece << 6 | king];
    if (known == null) {
      known = IntStream.rangeClosed(0, Surroundings.DIRECTIONS).mapToObj(i -> anew(piece, king, 1 << i))
          .toArray(int[][]::new);
      posts[piece << 6 | king] = known;
    }
    return known[bit];
  }

  private int[] anew(int piece, int king, int bit) {
    return IntStream.rangeClosed(1, Journey.LONGEST)
        .flatMap(moves -> Arrays.stream(army.journey(piece).arrivals(moves))
            .filter(arrival -> (army.guards(arrival, king) & bit) != 0).map(arrival -> moves * MOVES + arrival))
        .toArray();
  }

  /** The moves that a piece needs to its post. */
  static int moves(int post) {
    return post / MOVES;
  }

  /** What the piece is on its post, given as in {@link Army}. */
  static int arrival(int post) {
    return post % MOVES;
  }
}
