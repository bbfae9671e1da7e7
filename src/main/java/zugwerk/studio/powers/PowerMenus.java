package zugwerk.studio.powers;

import java.util.Optional;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import zugwerk.betza.Preset;
import zugwerk.studio.editor.Workbench;

/** The menus above the table: presets, Black's lists, and lists as text. */
final class PowerMenus {

  private final Workbench bench;
  private final PowerTable table;
  private final ListExchange exchange;

  PowerMenus(Workbench bench, PowerTable table, ListExchange exchange) {
    this.bench = bench;
    this.table = table;
    this.exchange = exchange;
  }

  private static MenuButton button(String id, String text, String tip) {
    MenuButton button = new MenuButton(text);
    button.setId(id);
    button.getStyleClass().add("small");
    button.setTooltip(new Tooltip(tip));
    button.setAccessibleText(tip);
    return button;
  }

  private static MenuItem item(String id, String text, Runnable action) {
    MenuItem item = new MenuItem(text);
    item.setId(id);
    item.setOnAction(_ -> action.run());
    return item;
  }

  /** Lists to begin with. */
  MenuButton presets() {
    MenuButton button = button("presets", "Presets", "Lists to begin with");
    for (Preset preset : Preset.ALL) {
      button.getItems().add(item("preset-" + preset.name().replaceAll("[^\\p{L}\\p{N}]+", "-"),
          preset.name() + " – " + preset.description(),
          () -> bench.play(bench.draft().get().variant().id(), preset.lists())));
    }
    return button;
  }

  /** Whether Black has White's lists, lists of his own, or White's with a lead. */
  MenuButton black() {
    MenuButton button = button("black-lists", "", "Whose lists Black goes along");
    ToggleGroup group = new ToggleGroup();
    RadioMenuItem same = radio("black-same", "The same lists as White", group, false);
    RadioMenuItem own = radio("black-own", "Lists of his own", group, true);
    button.getItems().addAll(same, own, new SeparatorMenuItem(),
        item("black-ahead", "One entry further ahead (phased)", () -> table.rotateBlack(1)),
        item("black-back", "One entry further back", () -> table.rotateBlack(-1)));
    table.watch(() -> {
      group.selectToggle(table.hasOwnLists() ? own : same);
      button.setText("Black: " + words());
    });
    return button;
  }

  private RadioMenuItem radio(String id, String text, ToggleGroup group, boolean own) {
    RadioMenuItem item = new RadioMenuItem(text);
    item.setId(id);
    item.setToggleGroup(group);
    item.setOnAction(_ -> table.setOwnLists(own));
    return item;
  }

  private String words() {
    Optional<Integer> phase = table.phase();
    if (!table.hasOwnLists()) {
      return "same lists";
    }
    return phase.isEmpty() || phase.get() == 0 ? "own lists" : phase.get() + " ahead";
  }

  /** Lists as text. */
  MenuButton text() {
    MenuButton button = button("lists", "Lists", "Copy, paste, load and save the lists as text");
    button.getItems().addAll(
        item("lists-copy", "Copy as text", exchange::copy),
        item("lists-paste", "Paste text", exchange::paste),
        new SeparatorMenuItem(),
        item("lists-load", "Load from a file …", exchange::load),
        item("lists-save", "Save to a file …", exchange::save));
    return button;
  }
}
