package zugwerk.solve.reach;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import zugwerk.betza.Movement;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * The least moves of a side's pieces from square to square, around immovable pieces. A Pawn may be promoted on the way.
 * All other squares count as empty or as holding something to capture.
 */
final class ProofRoutes {

  /** Stands for no route. */
  static final int NEVER = 100;

  /** The limits of captures and of other moves of Pawns; the last one stands for any number. */
  private static final int LIMITS = 5;
  private static final int UNLIMITED = LIMITS * LIMITS - 1;
  private static final int MOST_CAPTURES = 31;
  private static final int MOST_QUIET = 63;

  private static final int ALL = Square.COUNT * Square.COUNT;

  private final int types;
  private final int pawn;
  /** By type, then by from and to; null for Pawns. */
  private final byte[] @Nullable [] moves;
  /** Those of Pawns, by the last type and their limits. */
  private final byte[] @Nullable [][] pawnMoves;

  /**
   * @param closed the squares of the immovable pieces
   * @param guarded the squares closed to the King
   * @param last the promotion rank
   */
  ProofRoutes(PieceTables tables, int pawn, int[] promotions, long closed, long guarded, long last) {
    this.pawn = pawn;
    types = tables.types();
    moves = new byte[types][];
    for (int type = 0; type < types; type++) {
      if (type != pawn) {
        long[] steps = steps(tables.powers(type), closed);
        for (int from = 0; type == Schema.KING && from < Square.COUNT; from++) {
          steps[from] &= ~guarded;
        }
        moves[type] = distances(steps, -1L);
      }
    }
    pawnMoves = new byte[types][][];
    byte[][] marches = marches(tables.powers(pawn), closed, ~last);
    pawnMoves[pawn] = marches;
    for (int type : promotions) {
      byte[][] promoted = new byte[marches.length][];
      for (int limits = 0; limits < marches.length; limits++) {
        promoted[limits] = promoted(type, marches[limits], last);
      }
      pawnMoves[type] = promoted;
    }
  }

  /** The moves of Pawns, by their limits. */
  private static byte[][] marches(PiecePowers powers, long closed, long through) {
    long[] captures = new long[Square.COUNT];
    long[] quiet = new long[Square.COUNT];
    for (int to = 0; to < Square.COUNT; to++) {
      for (int from = 0; from < Square.COUNT; from++) {
        boolean open = (closed >>> to & 1) == 0 && from != to;
        boolean passes = (powers.passesFrom(to) >>> from & 1) != 0;
        captures[from] |= open && (passes || isOpen(powers.capturePath(from, to), closed)) ? Square.bit(to) : 0;
        quiet[from] |= open && isOpen(powers.quietPath(from, to), closed) ? Square.bit(to) : 0;
      }
    }
    byte[][] marches = new byte[LIMITS * LIMITS][];
    for (int limits = 0; limits < UNLIMITED; limits++) {
      int most = limits / LIMITS == LIMITS - 1 ? MOST_CAPTURES : limits / LIMITS;
      int mostQuiet = limits % LIMITS == LIMITS - 1 ? MOST_QUIET : limits % LIMITS;
      marches[limits] = filled();
      for (int from = 0; from < Square.COUNT; from++) {
        march(marches[limits], from, most, mostQuiet, captures, quiet, through);
      }
    }
    marches[UNLIMITED] = distances(steps(powers, closed), through);
    return marches;
  }

  private static boolean isOpen(long path, long closed) {
    return path != Movement.NONE && (path & closed) == 0;
  }

  private static void march(
      byte[] marches, int from, int most, int mostQuiet, long[] captures, long[] quiet, long through) {
    long[] before = new long[mostQuiet + 1];
    for (int captured = 0; captured <= most; captured++) {
      for (int steps = 0; steps <= mostQuiet; steps++) {
        long reached = captured + steps == 0 ? Square.bit(from)
            : (captured == 0 ? 0 : spread(captures, before[steps] & through))
                | (steps == 0 ? 0 : spread(quiet, before[steps - 1] & through));
        before[steps] = reached;
        for (long rest = reached; rest != 0; rest &= rest - 1) {
          int way = from << 6 | Long.numberOfTrailingZeros(rest);
          marches[way] = (byte) Math.min(marches[way], captured + steps);
        }
      }
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

  private byte[] promoted(int type, byte[] marches, long last) {
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
    return found;
  }

  /** The least moves, {@link #NEVER} where there is no route. */
  int moves(int type, int becomes, int from, int to) {
    if (type == pawn) {
      byte[][] tables = pawnMoves[becomes];
      return tables == null ? NEVER : tables[UNLIMITED][from << 6 | to];
    }
    byte[] table = moves[type];
    return table == null || type != becomes ? NEVER : table[from << 6 | to];
  }

  /**
   * The same with limits for a Pawn.
   *
   * @param captures the most captures
   * @param quiet the most other moves
   */
  int moves(int type, int becomes, int from, int to, int captures, int quiet) {
    if (type != pawn) {
      return moves(type, becomes, from, to);
    }
    byte[][] tables = pawnMoves[becomes];
    int limits = Math.min(captures, LIMITS - 1) * LIMITS + Math.min(quiet, LIMITS - 1);
    return tables == null ? NEVER : tables[limits][from << 6 | to];
  }
}
