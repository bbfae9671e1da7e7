package zugwerk.solve.reach;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The squares from which pieces of one side guard the {@link KingNeighbours}, and the moves to get there. */
final class GuardPosts {

  // Above all pieces.
  private static final int MOVES = 1 << 16;

  private final PieceTables tables;
  private final int[] @Nullable [][] posts;

  GuardPosts(PieceTables tables) {
    this.tables = tables;
    posts = new int[tables.types() << 12][][];
  }

  /**
   * The posts of a piece from one move on, nearest first.
   *
   * @param piece as in {@link PieceTables}
   * @param bit the number of the bit that stands for what is guarded
   */
  int[] of(int piece, int king, int bit) {
    int[][] cached = posts[piece << 6 | king];
    if (cached == null) {
      cached = IntStream.rangeClosed(0, KingNeighbours.DIRECTIONS).mapToObj(i -> compute(piece, king, 1 << i))
          .toArray(int[][]::new);
      posts[piece << 6 | king] = cached;
    }
    return cached[bit];
  }

  private int[] compute(int piece, int king, int bit) {
    return IntStream.rangeClosed(1, PieceDistances.LONGEST)
        .flatMap(moves -> Arrays.stream(tables.distances(piece).arrivals(moves))
            .filter(arrival -> (tables.guards(arrival, king) & bit) != 0).map(arrival -> moves * MOVES + arrival))
        .toArray();
  }

  /** The moves of a piece to its post. */
  static int moves(int post) {
    return post / MOVES;
  }

  /** What the piece is on its post, as in {@link PieceTables}. */
  static int arrival(int post) {
    return post % MOVES;
  }
}
