package zugwerk.solve.table;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The scores of all positions of some material: a row for each state of the counters and side to move, with a byte for
 * each placement. A table is whole in memory, or packed in its file for single scores.
 */
@SuppressWarnings("ArrayRecordComponent") // Tables are never compared.
record Table(Key key, PlacementIndex layout, Counters counters, byte[][] rows, @Nullable PackedScores packed) {

  private static final VarHandle BYTE = MethodHandles.arrayElementVarHandle(byte[].class);
  private static final VarHandle EIGHT =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());
  private static final long ONES = 0x0101010101010101L;

  static Table empty(Powers powers, Key key) {
    PlacementIndex layout = new PlacementIndex(powers, key.material());
    Counters counters = new Counters(powers, key.material(), key.fixed());
    return new Table(key, layout, counters, newRows(counters, layout), null);
  }

  /** Empty if there is no intact file with blocks. */
  static Optional<Table> packed(Powers powers, Key key, TableFile file, long mostBytes) {
    PlacementIndex layout = new PlacementIndex(powers, key.material());
    Counters counters = new Counters(powers, key.material(), key.fixed());
    return file.packed(2 * counters.count, layout.size(), mostBytes)
        .map(scores -> new Table(key, layout, counters, new byte[0][], scores));
  }

  boolean isWhole() {
    return packed == null;
  }

  byte[][] newRows() {
    return newRows(counters, layout);
  }

  private static byte[][] newRows(Counters counters, PlacementIndex layout) {
    return new byte[2 * counters.count][layout.size()];
  }

  static int row(int state, int toMove) {
    return state << 1 | toMove;
  }

  static int state(int row) {
    return row >> 1;
  }

  static int toMove(int row) {
    return row & 1;
  }

  /** @throws DamagedTableException if the file is damaged or gone */
  int score(int row, int number) {
    if (number == PlacementIndex.NOWHERE) {
      return Score.INVALID;
    }
    return packed == null ? get(rows[row], number) : packed.get(row, number);
  }

  int score(int row, int[] squares) {
    return score(row, layout.number(squares));
  }

  static int get(byte[] row, int number) {
    return (byte) BYTE.getOpaque(row, number) & 255;
  }

  static void set(byte[] row, int number, int value) {
    BYTE.setOpaque(row, number, (byte) value);
  }

  /** The first index of a score in a range, the end if there is none; no thread may write meanwhile. */
  static int find(byte[] row, int start, int end, int score) {
    int number = start;
    for (; number <= end - Long.BYTES; number += Long.BYTES) {
      // A byte that is the score becomes 0, and a subtraction borrows from its highest bit.
      long other = (long) EIGHT.get(row, number) ^ score * ONES;
      if ((other - ONES & ~other & ONES << 7) != 0) {
        break;
      }
    }
    while (number < end && (row[number] & 255) != score) {
      number++;
    }
    return number;
  }

  /** Subtracts atomically and returns the new value, so that only one thread sees it reach a value. */
  static int subtract(byte[] row, int number, int by) {
    return ((byte) BYTE.getAndAdd(row, number, (byte) -by) - by) & 255;
  }
}
