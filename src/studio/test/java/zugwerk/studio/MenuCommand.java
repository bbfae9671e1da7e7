package zugwerk.studio;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/**
 * Something that a menu offers, as the menu bar shows it.
 *
 * @param item the menu's item
 * @param menus the titles of the menus that lead to it
 * @param enabled whether it can be had now
 */
record MenuCommand(MenuItem item, List<String> menus, boolean enabled) {

  /** Everything that a menu bar offers now, in its order. */
  static List<MenuCommand> of(MenuBar bar) {
    List<MenuCommand> commands = new ArrayList<>();
    bar.getMenus().forEach(menu -> collect(menu, List.of(), true, commands));
    return commands;
  }

  private static void collect(Menu menu, List<String> above, boolean enabled, List<MenuCommand> commands) {
    List<String> path = new ArrayList<>(above);
    path.add(words(menu));
    for (MenuItem item : menu.getItems()) {
      if (item instanceof Menu deeper) {
        collect(deeper, path, enabled && !menu.isDisable(), commands);
      } else if (!(item instanceof SeparatorMenuItem)) {
        commands.add(new MenuCommand(item, List.copyOf(path), enabled && !menu.isDisable() && !item.isDisable()));
      }
    }
  }

  private static String words(MenuItem item) {
    return item.isMnemonicParsing() ? item.getText().replaceFirst("_", "") : item.getText();
  }

  /** What it is called in its menu. */
  String title() {
    return words(item);
  }

  /** Its key in words, as {@code Ctrl+Shift+Left}; empty where it has none. */
  String key() {
    if (!(item.getAccelerator() instanceof KeyCodeCombination key)) {
      return "";
    }
    boolean control = key.getShortcut() == KeyCombination.ModifierValue.DOWN
        || key.getControl() == KeyCombination.ModifierValue.DOWN;
    return (control ? "Ctrl+" : "") + (key.getAlt() == KeyCombination.ModifierValue.DOWN ? "Alt+" : "")
        + (key.getShift() == KeyCombination.ModifierValue.DOWN ? "Shift+" : "") + key.getCode().getName();
  }

  /** Whether it is something that is on now. */
  boolean isOn() {
    return item instanceof CheckMenuItem check && check.isSelected()
        || item instanceof RadioMenuItem radio && radio.isSelected();
  }

  /** Does it, as a click on the menu's item would. */
  void run() {
    switch (item) {
      case CheckMenuItem check -> check.setSelected(!check.isSelected());
      case RadioMenuItem radio -> radio.setSelected(true);
      default -> {}
    }
    item.fire();
  }
}
