package zugwerk.solve.table;

import zugwerk.board.Position;
import zugwerk.board.Schema;

/** Puts the positions of a table by slots on a board. */
final class SlotPlacer implements TableCheck.Placer {

  private final SlotGame game;
  private final SlotLayout layout;
  private final Position position;
  private final int[] buffer;
  private int mark;

  SlotPlacer(SlotGame game, SlotLayout layout) {
    this.game = game;
    this.layout = layout;
    position = game.empty(layout.key());
    buffer = layout.buffer();
  }

  @Override
  public boolean set(int row, int number) {
    mark = position.mark();
    position.set(Schema.SIDE_TO_MOVE, row);
    if (layout.set(number, position, buffer) && game.variant().stateFaults(position.setup()).isEmpty()) {
      return true;
    }
    clear();
    return false;
  }

  @Override
  public Position position() {
    return position;
  }

  @Override
  public void clear() {
    position.rollback(mark);
  }
}
