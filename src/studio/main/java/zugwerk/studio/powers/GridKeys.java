package zugwerk.studio.powers;

import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.LocalKey;

final class GridKeys {

  private final PowerGrid grid;
  private final Phases phases;

  GridKeys(PowerGrid grid, Phases phases) {
    this.grid = grid;
    this.phases = phases;
  }

  void pressed(KeyEvent event) {
    Optional<LocalKey> key = KeyPress.find(LocalKey.Place.POWERS, event);
    grid.edited().ifPresent(cell -> {
      if (event.isAltDown() && isMoveOnBoard(event)
          || key.isPresent() && run(key.get(), cell.place(), cell.isOffering())) {
        event.consume();
      }
    });
  }

  /** In a cell, arrows with Alt must not take back a move on the board. */
  private static boolean isMoveOnBoard(KeyEvent event) {
    return !event.isShiftDown() && (event.getCode() == KeyCode.LEFT || event.getCode() == KeyCode.RIGHT);
  }

  private boolean run(LocalKey key, Place place, boolean offering) {
    switch (key) {
      case PRESENT_POWER -> phases.turnTo(place);
      case ADD_ENTRY -> grid.insert(place.moved(1), "");
      case REMOVE_ENTRY -> grid.remove(place);
      case ENTRY_LEFT -> grid.move(place, place.index() - 1);
      case ENTRY_RIGHT -> grid.move(place, place.index() + 1);
      case ROW_ABOVE -> {
        return !offering && walk(place, -1);
      }
      case ROW_BELOW -> {
        return !offering && walk(place, 1);
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean walk(Place place, int by) {
    List<Place> ends = grid.ends();
    int row = 0;
    while (ends.get(row).type() != place.type() || ends.get(row).side() != place.side()) {
      row++;
    }
    if (row + by >= 0 && row + by < ends.size()) {
      Place end = ends.get(row + by);
      grid.focus(new Place(end.side(), end.type(), Math.min(place.index(), end.index() - 1)));
    }
    return true;
  }
}
