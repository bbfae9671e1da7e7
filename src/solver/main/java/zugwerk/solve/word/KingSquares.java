package zugwerk.solve.word;

import java.util.List;
import zugwerk.board.Square;
import zugwerk.solve.table.Symmetry;

/** The squares of one piece up to the symmetries of a table, and how others are brought to them. */
final class KingSquares {

  final List<Symmetry> symmetries;
  /** By symmetry and square. */
  final int[][] images;
  /** By square: the symmetry that leads to a representative. */
  private final int[] chosen = new int[Square.COUNT];
  final long representatives;

  /** @param symmetries a group; the identity is the first */
  KingSquares(List<Symmetry> symmetries) {
    this.symmetries = symmetries;
    images = symmetries.stream().map(Symmetry::squares).toArray(int[][]::new);
    long set = 0;
    for (int square = 0; square < Square.COUNT; square++) {
      for (int i = 1; i < images.length; i++) {
        chosen[square] = images[i][square] < images[chosen[square]][square] ? i : chosen[square];
      }
      set |= chosen[square] == 0 ? Square.bit(square) : 0;
    }
    representatives = set;
  }

  int chosen(int square) {
    return chosen[square];
  }
}
