package zugwerk.solve.table;

import org.jspecify.annotations.Nullable;
import zugwerk.board.Position;

/**
 * The scores of all positions with one key.
 *
 * @param rows by the side to move, a byte for each placement; empty if packed
 * @param packed the scores in a file, of a table that is not whole in memory
 */
@SuppressWarnings("ArrayRecordComponent") // Tables are never compared.
record SlotTable(SlotLayout layout, byte[][] rows, @Nullable PackedScores packed) {

  SlotTable(SlotLayout layout, byte[][] rows) {
    this(layout, rows, null);
  }

  SlotTable(SlotLayout layout, PackedScores packed) {
    this(layout, new byte[0][], packed);
  }

  static SlotTable empty(SlotLayout layout) {
    return new SlotTable(layout, new byte[2][layout.size()]);
  }

  boolean isWhole() {
    return packed == null;
  }

  /** @throws DamagedTableException if the file is damaged or gone */
  int score(Position position, int[] buffer) {
    int number = layout.number(position, buffer);
    return packed == null ? rows[position.toMove()][number] & 255 : packed.get(position.toMove(), number);
  }
}
