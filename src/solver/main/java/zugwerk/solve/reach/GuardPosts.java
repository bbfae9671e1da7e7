package zugwerk.solve.reach;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** From where pieces of one side guard the {@link KingField} of a King, and how soon they can be there. */
final class GuardPosts {

  /** Above all pieces. */
  private static final int MOVES = 1 << 16;

  private final PieceTables tables;
  private final int[] @Nullable [][] posts;

  GuardPosts(PieceTables tables) {
    this.tables = tables;
    posts = new int[tables.types() << 12][][];
  }

  /**
   * The posts of a piece, those first that take the fewest moves, from one move on.
   *
   * @param piece given as in {@link PieceTables}
   * @param bit the number of the bit that stands for what it is to guard
   */
  int[] of(int piece, int king, int bit) {
    int[][] known = posts[piece << 6 | king];
    if (known == null) {
      known = IntStream.rangeClosed(0, KingField.DIRECTIONS).mapToObj(i -> compute(piece, king, 1 << i))
          .toArray(int[][]::new);
      posts[piece << 6 | king] = known;
    }
    return known[bit];
  }

  private int[] compute(int piece, int king, int bit) {
    return IntStream.rangeClosed(1, PieceDistances.LONGEST)
        .flatMap(moves -> Arrays.stream(tables.distances(piece).arrivals(moves))
            .filter(arrival -> (tables.guards(arrival, king) & bit) != 0).map(arrival -> moves * MOVES + arrival))
        .toArray();
  }

  /** The moves that a piece needs to its post. */
  static int moves(int post) {
    return post / MOVES;
  }

  /** What the piece is on its post, given as in {@link PieceTables}. */
  static int arrival(int post) {
    return post % MOVES;
  }
}
