package zugwerk.solve.table;

import zugwerk.board.Position;

/**
 * The scores of all positions with one key.
 *
 * @param rows by the side to move, a byte for each placement
 */
@SuppressWarnings("ArrayRecordComponent") // Tables are never compared.
record SlotTable(SlotLayout layout, byte[][] rows) {

  /** A table without scores. */
  static SlotTable empty(SlotLayout layout) {
    return new SlotTable(layout, new byte[2][layout.size()]);
  }

  /** The score of a position that has this key. */
  int score(Position position, int[] room) {
    return rows[position.toMove()][layout.number(position, room)] & 255;
  }
}
