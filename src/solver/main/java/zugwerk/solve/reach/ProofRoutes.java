package zugwerk.solve.reach;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * The least moves of a side's pieces from square to square, around immovable pieces. A Pawn may be promoted on the way.
 * All other squares count as empty or as holding something to capture.
 */
final class ProofRoutes {

  /** Stands for no route. */
  static final int NEVER = 100;

  private static final int ALL = Square.COUNT * Square.COUNT;

  private final int types;
  private final int pawn;
  /** By the first and last type, then by from and to; null where the one does not become the other. */
  private final byte[] @Nullable [] moves;

  /**
   * @param closed the squares of the immovable pieces
   * @param guarded the squares closed to the King
   * @param last the promotion rank
   */
  ProofRoutes(PieceTables tables, int pawn, int[] promotions, long closed, long guarded, long last) {
    this.pawn = pawn;
    types = tables.types();
    moves = new byte[types * types][];
    for (int type = 0; type < types; type++) {
      if (type != pawn) {
        long[] steps = steps(tables.powers(type), closed);
        for (int from = 0; type == Schema.KING && from < Square.COUNT; from++) {
          steps[from] &= ~guarded;
        }
        moves[type * types + type] = distances(steps, -1L);
      }
    }
    byte[] marches = distances(steps(tables.powers(pawn), closed), ~last);
    moves[pawn * types + pawn] = marches;
    for (int type : promotions) {
      promote(type, marches, last);
    }
  }

  private static long[] steps(PiecePowers powers, long closed) {
    long[] steps = new long[Square.COUNT];
    for (int from = 0; from < Square.COUNT; from++) {
      for (int to = 0; to < Square.COUNT; to++) {
        boolean open = (closed >>> to & 1) == 0 && from != to && powers.steps(from, to, closed);
        steps[from] |= open ? Square.bit(to) : 0;
      }
    }
    return steps;
  }

  /**
   * The least moves from each square to each.
   *
   * @param through the squares from which a route may go on
   */
  private static byte[] distances(long[] steps, long through) {
    byte[] distances = filled();
    for (int from = 0; from < Square.COUNT; from++) {
      long seen = Square.bit(from);
      long fresh = seen;
      for (int moves = 0; fresh != 0; moves++) {
        note(distances, from, fresh, moves);
        fresh = spread(steps, fresh & through) & ~seen;
        seen |= fresh;
      }
    }
    return distances;
  }

  private static byte[] filled() {
    byte[] table = new byte[ALL];
    Arrays.fill(table, (byte) NEVER);
    return table;
  }

  private static void note(byte[] table, int from, long squares, int value) {
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      table[from << 6 | Long.numberOfTrailingZeros(rest)] = (byte) value;
    }
  }

  private static long spread(long[] steps, long squares) {
    long spread = 0;
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      spread |= steps[Long.numberOfTrailingZeros(rest)];
    }
    return spread;
  }

  private void promote(int type, byte[] marches, long last) {
    byte[] found = filled();
    for (int from = 0; from < Square.COUNT; from++) {
      for (long rest = last; rest != 0; rest &= rest - 1) {
        int square = Long.numberOfTrailingZeros(rest);
        int march = marches[from << 6 | square];
        for (int to = 0; march < NEVER && from != square && to < Square.COUNT; to++) {
          int onward = moves(type, type, square, to);
          if (onward < NEVER) {
            int way = from << 6 | to;
            found[way] = (byte) Math.min(found[way], march + onward);
          }
        }
      }
    }
    moves[pawn * types + type] = found;
  }

  /** The least moves, {@link #NEVER} where there is no route. */
  int moves(int type, int becomes, int from, int to) {
    byte[] table = moves[type * types + becomes];
    return table == null ? NEVER : table[from << 6 | to];
  }
}
