package zugwerk.solve.reach;

import java.util.Arrays;
import zugwerk.board.Square;

/**
 * Where pieces of the victim may end in a stalemate, by the square of its King: hemmed in or pinned. What is excluded
 * for a position is excluded for all that follow.
 */
final class EndSquares {

  private final int types;
  /** By the King's square and a type: squares. */
  private final long[] hemmed;
  private final long[] pinned;

  EndSquares(int types) {
    this.types = types;
    hemmed = new long[Square.COUNT * types];
    pinned = new long[hemmed.length];
    clear();
  }

  void clear() {
    Arrays.fill(hemmed, -1L);
    Arrays.fill(pinned, -1L);
  }

  void copy(EndSquares other) {
    System.arraycopy(other.hemmed, 0, hemmed, 0, hemmed.length);
    System.arraycopy(other.pinned, 0, pinned, 0, pinned.length);
  }

  /** Excludes all for a square of the King. */
  void excludeAll(int king) {
    Arrays.fill(hemmed, king * types, (king + 1) * types, 0);
    Arrays.fill(pinned, king * types, (king + 1) * types, 0);
  }

  /** Copies the ends for a square of the King. */
  void copy(EndSquares other, int king) {
    System.arraycopy(other.hemmed, king * types, hemmed, king * types, types);
    System.arraycopy(other.pinned, king * types, pinned, king * types, types);
  }

  /** @param place the piece that ends there, with {@link ImmobileSquares#HEMMED} or {@link ImmobileSquares#PINNED} */
  void allow(int king, int place) {
    int piece = place & ImmobileSquares.PIECE;
    long[] all = (place & ImmobileSquares.HEMMED) != 0 ? hemmed : pinned;
    all[king * types + (piece >> 6)] |= Square.bit(piece & 63);
  }

  /**
   * In which ways a piece may end where it is, as {@link ImmobileSquares#HEMMED} and {@link ImmobileSquares#PINNED}.
   */
  int allowed(int king, int piece) {
    int entry = king * types + (piece >> 6);
    long at = Square.bit(piece & 63);
    return ((hemmed[entry] & at) != 0 ? ImmobileSquares.HEMMED : 0)
        | ((pinned[entry] & at) != 0 ? ImmobileSquares.PINNED : 0);
  }
}
