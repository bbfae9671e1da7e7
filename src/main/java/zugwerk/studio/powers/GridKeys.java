package zugwerk.studio.powers;

import java.util.List;
import javafx.scene.input.KeyEvent;
import zugwerk.studio.powers.model.Phases;
import zugwerk.studio.powers.model.Place;

/** What the keys do in the table: Alt gives commands to the chosen entry, arrows go from row to row. */
final class GridKeys {

  private final PowerGrid grid;
  private final Phases phases;

  GridKeys(PowerGrid grid, Phases phases) {
    this.grid = grid;
    this.phases = phases;
  }

  /** Does what a key asks for in a cell; other keys are left alone. */
  void pressed(KeyEvent event) {
    grid.edited().filter(_ -> !event.isShortcutDown()).ifPresent(cell -> {
      if (event.isAltDown() ? command(event, cell.place()) : !cell.isOffering() && walk(event, cell.place())) {
        event.consume();
      }
    });
  }

  private boolean command(KeyEvent event, Place place) {
    switch (event.getCode()) {
      case ENTER -> phases.turnTo(place);
      case INSERT -> grid.insert(place.moved(1), "");
      case DELETE -> grid.remove(place);
      case LEFT -> shift(event, place, -1);
      case RIGHT -> shift(event, place, 1);
      default -> {
        return false;
      }
    }
    return true;
  }

  /** With Shift moves the entry; without, the key does nothing here, least of all take back a move on the board. */
  private void shift(KeyEvent event, Place place, int by) {
    if (event.isShiftDown()) {
      grid.move(place, place.index() + by);
    }
  }

  private boolean walk(KeyEvent event, Place place) {
    int by = switch (event.getCode()) {
      case UP -> -1;
      case DOWN -> 1;
      default -> 0;
    };
    List<Place> ends = grid.ends();
    int row = 0;
    while (ends.get(row).type() != place.type() || ends.get(row).side() != place.side()) {
      row++;
    }
    if (by != 0 && row + by >= 0 && row + by < ends.size()) {
      Place end = ends.get(row + by);
      grid.focus(new Place(end.side(), end.type(), Math.min(place.index(), end.index() - 1)));
    }
    return by != 0;
  }
}
