package zugwerk.solve.table;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The scores of all positions of some material.
 *
 * <p>There is a row for each state of the counters and each side to move; in a row there is a byte for each placement.
 * A table is whole in memory, or its scores stay in its file, packed, for single ones to be asked for.
 */
final class Table {

  private static final VarHandle BYTE = MethodHandles.arrayElementVarHandle(byte[].class);
  private static final VarHandle EIGHT =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());
  private static final long ONES = 0x0101010101010101L;

  private final Key key;
  private final PlacementIndex layout;
  private final Counters counters;
  private final byte[][] rows;
  private final @Nullable PackedScores packed;

  /** A table in memory, all scores 0. */
  Table(Powers powers, Key key) {
    this.key = key;
    layout = new PlacementIndex(powers, key.material());
    counters = new Counters(powers, key.material(), key.fixed());
    rows = newRows();
    packed = null;
  }

  private Table(Powers powers, Key key, TableFile file, long mostBytes) {
    this.key = key;
    layout = new PlacementIndex(powers, key.material());
    counters = new Counters(powers, key.material(), key.fixed());
    rows = new byte[0][];
    packed = file.packed(2 * counters.count(), layout.size(), mostBytes).orElse(null);
  }

  /**
   * A table whose scores stay in a file; empty if there is no sound file with blocks.
   *
   * @param mostBytes how much memory unpacked scores may take
   */
  static Optional<Table> packed(Powers powers, Key key, TableFile file, long mostBytes) {
    return Optional.of(new Table(powers, key, file, mostBytes)).filter(table -> !table.isWhole());
  }

  /** Whether all scores are in memory. */
  boolean isWhole() {
    return packed == null;
  }

  /** New rows of the size of the table's, all bytes 0. */
  byte[][] newRows() {
    return new byte[2 * counters.count()][layout.size()];
  }

  Key key() {
    return key;
  }

  PlacementIndex layout() {
    return layout;
  }

  Counters counters() {
    return counters;
  }

  /** The scores of a table that is whole in memory. */
  byte[][] rows() {
    return rows;
  }

  /** The row of a state and side to move. */
  static int row(int state, int toMove) {
    return state << 1 | toMove;
  }

  /** The state of the counters in a row. */
  static int state(int row) {
    return row >> 1;
  }

  /** The side to move in a row. */
  static int toMove(int row) {
    return row & 1;
  }

  /**
   * The score of a placement, {@link Score#BROKEN} for {@link PlacementIndex#NOWHERE}.
   *
   * @throws DamagedTableException if it is packed in a file that is damaged or gone
   */
  int score(int row, int number) {
    if (number == PlacementIndex.NOWHERE) {
      return Score.BROKEN;
    }
    return packed == null ? get(rows[row], number) : packed.get(row, number);
  }

  /** The score of the pieces on the given squares; errors as for their number. */
  int score(int row, int[] squares) {
    return score(row, layout.number(squares));
  }

  /** A byte, 0..255, as other threads may have written it meanwhile. */
  static int get(byte[] row, int number) {
    return (byte) BYTE.getOpaque(row, number) & 255;
  }

  static void set(byte[] row, int number, int value) {
    BYTE.setOpaque(row, number, (byte) value);
  }

  /** The first place of a score in a range of a row, the end where there is none; no thread may write it meanwhile. */
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

  /**
   * Subtracts from a byte atomically and returns the value afterwards, 0..255; so only one thread sees it reach a
   * value.
   */
  static int subtract(byte[] row, int number, int by) {
    return ((byte) BYTE.getAndAdd(row, number, (byte) -by) - by) & 255;
  }
}
