package zugwerk.studio.powers;

import static zugwerk.studio.text.Localization.lang;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import zugwerk.betza.Preset;
import zugwerk.condition.ConditionText;
import zugwerk.rules.Variant;
import zugwerk.studio.editor.Workbench;
import zugwerk.variant.Variants;

final class PowerMenus {

  private final Workbench bench;
  private final PowerTable table;
  private final ListExchange exchange;
  private final ObjectProperty<Preset> preset = new SimpleObjectProperty<>(this, "preset");
  private final BooleanProperty own = new SimpleBooleanProperty(this, "own");
  private final Map<Preset, String> settings = new HashMap<>();

  PowerMenus(Workbench bench, PowerTable table, ListExchange exchange) {
    this.bench = bench;
    this.table = table;
    this.exchange = exchange;
    bench.draft().subscribe(draft -> preset.set(
        draft.variant().options().presets().stream().filter(this::isPlayed).findFirst().orElse(null)));
    preset.subscribe(chosen -> {
      if (chosen != null && !isPlayed(chosen)) {
        bench.play(bench.draft().get().variant().id(), chosen.lists());
      }
    });
    table.watch(() -> own.set(table.hasOwnLists()));
    own.subscribe(table::setOwnLists);
  }

  private boolean isPlayed(Preset of) {
    Variant now = bench.draft().get().variant();
    return ConditionText.of(now.settings()).settings()
        .equals(settings.computeIfAbsent(of, each -> Variants.of(now.id(), each.lists()).settings()));
  }

  ObjectProperty<Preset> preset() {
    return preset;
  }

  BooleanProperty own() {
    return own;
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

  MenuButton presets() {
    MenuButton button = button("presets", lang("Presets"), lang("Standard lists"));
    bench.draft().map(draft -> draft.variant().options().presets()).subscribe(presets -> button.getItems().setAll(
        presets.stream().map(each -> item("preset-" + each.name().replaceAll("[^\\p{L}\\p{N}]+", "-"),
            each.name() + " – " + each.description(), () -> preset.set(each))).toList()));
    return button;
  }

  MenuButton black() {
    MenuButton button = button("black-lists", "", lang("Whose lists Black uses"));
    ToggleGroup group = new ToggleGroup();
    RadioMenuItem same = radio("black-same", lang("The same lists as White"), group, false);
    RadioMenuItem own = radio("black-own", lang("Own lists"), group, true);
    button.getItems().addAll(same, own, new SeparatorMenuItem(),
        item("black-ahead", lang("One entry further ahead (phased)"), () -> table.rotateBlack(1)),
        item("black-back", lang("One entry further back"), () -> table.rotateBlack(-1)));
    table.watch(() -> {
      group.selectToggle(table.hasOwnLists() ? own : same);
      button.setText(state());
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

  private String state() {
    Optional<Integer> phase = table.phase();
    if (!table.hasOwnLists()) {
      return lang("Black: same lists");
    }
    return phase.isEmpty() || phase.get() == 0 ? lang("Black: own lists")
        : lang("Black: {0} ahead", phase.get());
  }

  MenuButton text() {
    MenuButton button = button("lists", lang("Lists"), lang("Copy, paste, load and save the lists as text"));
    button.getItems().addAll(
        item("lists-copy", lang("Copy as text"), exchange::copy),
        item("lists-paste", lang("Paste text"), exchange::paste),
        new SeparatorMenuItem(),
        item("lists-load", lang("Load from a file …"), exchange::load),
        item("lists-save", lang("Save to a file …"), exchange::save));
    return button;
  }
}
