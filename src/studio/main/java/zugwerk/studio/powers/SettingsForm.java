package zugwerk.studio.powers;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.Random;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory.IntegerSpinnerValueFactory;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.GameSetting;
import zugwerk.rules.Variant;
import zugwerk.studio.editor.Brushes;
import zugwerk.studio.editor.GameTerms;
import zugwerk.studio.editor.Workbench;

/** The settings of the game: a check box for a switch, a field for a number. It works for any game. */
final class SettingsForm extends VBox {

  private static final int STEP = 5;

  private final Workbench bench;
  private final Random random = new Random();
  private final VBox rows = new VBox(10);
  private final VBox draws = new VBox(10);
  private List<String> shown = List.of();
  private List<Slot> scattered = List.of();
  private boolean refreshing;

  SettingsForm(Workbench bench) {
    super(10);
    this.bench = bench;
    setId("settings-form");
    getChildren().addAll(rows, draws);
    bench.draft().subscribe(_ -> refresh());
  }

  private Variant variant() {
    return bench.draft().get().variant();
  }

  private void refresh() {
    List<GameSetting> now = variant().options().choices();
    refreshing = true;
    List<Slot> drawn = variant().schema().slots().stream().filter(Slot::isTerrain).toList();
    // The same controls stay, so that the keyboard stays where it is.
    if (!keys(now).equals(shown)) {
      shown = keys(now);
      rows.getChildren().setAll(now.stream().map(this::row).toList());
    }
    if (!drawn.equals(scattered)) {
      scattered = drawn;
      draws.getChildren().setAll(drawn.stream().map(this::scatter).toList());
    }
    for (GameSetting setting : now) {
      switch (lookup("#setting-" + setting.key())) {
        case CheckBox box -> box.setSelected(setting.value() != 0);
        case Spinner<?> spinner when spinner.getValueFactory() instanceof IntegerSpinnerValueFactory values ->
          values.setValue(setting.value());
        case null, default -> {
        }
      }
    }
    refreshing = false;
  }

  private static List<String> keys(List<GameSetting> settings) {
    return settings.stream().map(GameSetting::key).toList();
  }

  private Node row(GameSetting setting) {
    Label explanation = new Label(lang(setting.explanation()));
    explanation.setWrapText(true);
    explanation.setMinHeight(USE_PREF_SIZE);
    explanation.getStyleClass().add("hint");
    if (setting.isFlag()) {
      CheckBox box = new CheckBox(lang(setting.title()));
      box.setId("setting-" + setting.key());
      box.setAccessibleHelp(lang(setting.explanation()));
      box.setOnAction(_ -> change(setting.key(), box.isSelected() ? 1 : 0));
      return new VBox(2, box, explanation);
    }
    Spinner<Integer> spinner = new Spinner<>(
        new IntegerSpinnerValueFactory(setting.least(), setting.most(), setting.value(), STEP));
    spinner.setId("setting-" + setting.key());
    spinner.setEditable(true);
    spinner.setPrefWidth(100);
    spinner.setAccessibleText(lang(setting.title()));
    spinner.setAccessibleHelp(lang(setting.explanation()));
    spinner.valueProperty().addListener((_, _, value) -> change(setting.key(), value));
    Label title = new Label(lang(setting.title()));
    title.setLabelFor(spinner);
    HBox line = new HBox(8, title, spinner, new Label(lang("{0} to {1}", setting.least(), setting.most())));
    line.setAlignment(Pos.CENTER_LEFT);
    return new VBox(2, line, explanation);
  }

  private void change(String key, int value) {
    if (!refreshing) {
      bench.play(variant().id(), variant().options().changed(key, value));
    }
  }

  private Node scatter(Slot slot) {
    Brushes brushes = bench.state().brushes();
    Spinner<Integer> count = new Spinner<>(0, Square.COUNT, brushes.scattered(slot));
    count.setId("scatter-count");
    count.setEditable(true);
    count.setPrefWidth(90);
    count.setAccessibleText(lang("Number of squares"));
    Button draw = new Button(GameTerms.drawAtRandom(slot), new FontIcon(MaterialDesignD.DICE_5_OUTLINE));
    draw.setId("scatter");
    draw.setMinWidth(USE_PREF_SIZE);
    draw.setTooltip(new Tooltip(lang("Replaces the present ones; the palette has a brush to paint them")));
    draw.setOnAction(_ -> {
      bench.comeBack();
      brushes.scatter(slot, count.getValue(), random);
    });
    HBox line = new HBox(8, draw, count);
    line.setAlignment(Pos.CENTER_LEFT);
    return line;
  }
}
