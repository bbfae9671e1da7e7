package zugwerk.solve.table;

import org.jspecify.annotations.Nullable;
import zugwerk.board.Position;

/**
 * The scores of all positions with one key.
 *
 * @param rows by the side to move, a byte for each placement; only where the table is whole in memory
 * @param packed the scores in a file, of a table that is not
 */
@SuppressWarnings("ArrayRecordComponent") // Tables are never compared.
record SlotTable(SlotLayout layout, byte[][] rows, @Nullable PackedScores packed) {

  /** A table in memory. */
  SlotTable(SlotLayout layout, byte[][] rows) {
    this(layout, rows, null);
  }

  /** A table whose scores stay in a file. */
  SlotTable(SlotLayout layout, PackedScores packed) {
    this(layout, new byte[0][], packed);
  }

  /** A table without scores. */
  static SlotTable empty(SlotLayout layout) {
    return new SlotTable(layout, new byte[2][layout.size()]);
  }

  /** Whether all scores are in memory. */
  boolean isWhole() {
    return packed == null;
  }

  /**
   * The score of a position that has this key.
   *
   * @throws DamagedTableException if it is packed in a file that is damaged or gone
   */
  int score(Position position, int[] room) {
    int number = layout.number(position, room);
    return packed == null ? rows[position.toMove()][number] & 255 : packed.get(position.toMove(), number);
  }
}
