package zugwerk.studio.board;

import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.studio.editor.Workbench;

/** A menu that offers every value that the game's state can have on a square. */
final class StateMenu extends ContextMenu {

  private StateMenu() {
    setId("state-menu");
  }

  /** Shows the menu of a square below the given node; nothing where the game has no state there. */
  static void show(Workbench bench, int square, Node below) {
    StateMenu menu = new StateMenu();
    Setup setup = bench.draft().get().setup();
    for (Slot slot : bench.slotsOn(square)) {
      if (!menu.getItems().isEmpty()) {
        menu.getItems().add(new SeparatorMenuItem());
      }
      ToggleGroup group = new ToggleGroup();
      int present = setup.get(setup.schema().offset(slot) + square);
      for (int value : bench.values(slot, square)) {
        RadioMenuItem item = new RadioMenuItem(StateWords.of(slot, value));
        item.setToggleGroup(group);
        item.setSelected(value == present);
        item.setOnAction(_ -> bench.setState(slot, square, value));
        menu.getItems().add(item);
      }
    }
    if (!menu.getItems().isEmpty()) {
      var bounds = below.localToScreen(below.getBoundsInLocal());
      menu.show(below, bounds.getMinX(), bounds.getMaxY());
    }
  }
}
