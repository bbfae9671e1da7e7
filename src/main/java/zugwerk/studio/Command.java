package zugwerk.studio;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/**
 * Something that a menu offers.
 *
 * @param item the menu's item
 * @param menus the titles of the menus that lead to it
 * @param enabled whether it can be had now
 */
record Command(MenuItem item, List<String> menus, boolean enabled) {

  /** Everything that a menu bar offers now, in its order. */
  static List<Command> of(MenuBar bar) {
    List<Command> commands = new ArrayList<>();
    bar.getMenus().forEach(menu -> collect(menu, List.of(), true, commands));
    return commands;
  }

  private static void collect(Menu menu, List<String> above, boolean enabled, List<Command> commands) {
    List<String> path = new ArrayList<>(above);
    path.add(words(menu));
    for (MenuItem item : menu.getItems()) {
      if (item instanceof Menu deeper) {
        collect(deeper, path, enabled && !menu.isDisable(), commands);
      } else if (!(item instanceof SeparatorMenuItem)) {
        commands.add(new Command(item, List.copyOf(path), enabled && !menu.isDisable() && !item.isDisable()));
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

  /**
   * How well it fits what was typed: each word must begin one of its words, or stand within it, or at least have its
   * letters there in order; less is better. Empty where a word does not fit.
   */
  OptionalInt fit(String typed) {
    String name = title().toLowerCase(Locale.ROOT);
    String all = (name + " " + String.join(" ", menus) + " " + key()).toLowerCase(Locale.ROOT);
    int sum = 0;
    for (String word : typed.strip().toLowerCase(Locale.ROOT).split("\\s+")) {
      int fit = begins(name, word) ? 0 : begins(all, word) ? 1 : all.contains(word) ? 2 : inOrder(name, word) ? 4 : -1;
      if (fit < 0) {
        return OptionalInt.empty();
      }
      sum += fit;
    }
    return OptionalInt.of(sum);
  }

  private static boolean begins(String text, String word) {
    return Arrays.stream(text.split("[\\s(:–-]+")).anyMatch(part -> part.startsWith(word));
  }

  private static boolean inOrder(String text, String word) {
    int at = 0;
    for (char letter : word.toCharArray()) {
      at = text.indexOf(letter, at) + 1;
      if (at == 0) {
        return false;
      }
    }
    return true;
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
