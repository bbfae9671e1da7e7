package zugwerk.studio.powers;

import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextArea;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import zugwerk.betza.BetzaException;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.rules.Variant;
import zugwerk.studio.editor.Workbench;
import zugwerk.variant.Variants;

/**
 * Shows the settings of the game, such as power lists, a line each, to be edited as text: what cannot be read is said at once, what can be is
 * applied with Ctrl+Enter or the button, or when the text is left.
 */
public final class PowersPane extends VBox {

  private final Workbench bench;
  private final TextArea text = new TextArea();
  private final Label error = new Label();
  private final Button apply = new Button("Apply");
  private final VBox present = new VBox(4);
  private final Label none = new Label("This game has no settings.");
  private final VBox editor;
  private final Label hint = new Label();
  private final Label now = new Label("Power now");
  private String shown = "";

  public PowersPane(Workbench bench) {
    this.bench = bench;
    getStyleClass().add("side-pane");
    text.setId("powers-text");
    text.getStyleClass().add("code");
    text.setPrefRowCount(8);
    text.textProperty().subscribe(_ -> check());
    text.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
      if (new KeyCodeCombination(KeyCode.ENTER, KeyCombination.SHORTCUT_DOWN).match(event)) {
        apply();
        event.consume();
      }
    });
    text.focusedProperty().addListener((_, _, focused) -> {
      if (!focused) {
        apply();
      }
    });
    error.setId("powers-error");
    error.setWrapText(true);
    error.getStyleClass().add("error-text");
    apply.setId("powers-apply");
    apply.setTooltip(new Tooltip("Play with these settings (Ctrl+Enter)"));
    apply.setOnAction(_ -> apply());
    Button standard = new Button("Default");
    standard.setId("powers-default");
    standard.setOnAction(_ -> bench.play(bench.draft().get().variant().id(), ""));
    hint.setWrapText(true);
    hint.getStyleClass().add("hint");
    now.getStyleClass().add("heading");
    editor = new VBox(8, text, error, new HBox(8, apply, standard), hint, now, present);
    VBox.setVgrow(editor, Priority.ALWAYS);
    getChildren().addAll(none, editor);
    bench.draft().subscribe(_ -> refresh());
  }

  private void refresh() {
    Variant variant = bench.draft().get().variant();
    boolean lists = !variant.settingsHint().isEmpty();
    hint.setText(variant.settingsHint());
    none.setVisible(!lists);
    none.setManaged(!lists);
    editor.setVisible(lists);
    editor.setManaged(lists);
    if (!variant.allSettings().equals(shown)) {
      shown = variant.allSettings();
      text.setText(shown.replace(";", "\n"));
    }
    boolean turns = variant.schema().slots().stream().anyMatch(slot -> slot.scope() == Slot.Scope.TYPE);
    now.setVisible(turns);
    now.setManaged(turns);
    present.getChildren().clear();
    for (Slot slot : variant.schema().slots()) {
      if (slot.scope() == Slot.Scope.TYPE) {
        IntStream.range(0, variant.schema().values(slot)).filter(variant::changesPowers)
            .forEach(type -> present.getChildren().add(counter(slot, type)));
      }
    }
  }

  private HBox counter(Slot slot, int type) {
    Variant variant = bench.draft().get().variant();
    Setup setup = bench.draft().get().setup();
    int cell = variant.schema().offset(slot) + type;
    String title = variant.schema().types().get(type).title();
    Spinner<Integer> spinner = new Spinner<>(0, variant.cycle(type) - 1, setup.get(cell));
    spinner.setId("power-" + variant.schema().types().get(type).letter());
    spinner.setPrefWidth(80);
    spinner.setAccessibleText("entry of the " + title + "'s list");
    spinner.valueProperty().addListener((_, _, value) -> bench.set("Turn the " + title, cell, value));
    Position position = Position.of(setup);
    String own = variant.name(position, 0, type);
    String other = variant.name(position, 1, type);
    Label label = new Label(title + ": " + own + (own.equals(other) ? "" : " / " + other));
    label.setMinWidth(160);
    HBox row = new HBox(8, label, spinner);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  private String typed() {
    return text.getText().strip().replaceAll("\\s*\\R\\s*", ";");
  }

  private boolean check() {
    String fault = "";
    if (!bench.draft().get().variant().settingsHint().isEmpty()) {
      try {
        Variants.of(bench.draft().get().variant().id(), typed());
      } catch (BetzaException refused) {
        fault = refused.expression().equals(typed()) ? located(refused) : refused.getMessage();
      } catch (IllegalArgumentException refused) {
        fault = refused.getMessage();
      }
    }
    error.setText(fault);
    error.setManaged(!fault.isEmpty());
    apply.setDisable(!fault.isEmpty());
    return fault.isEmpty();
  }

  /** The fault with its line and place as the user sees them. */
  private static String located(BetzaException fault) {
    String before = fault.expression().substring(0, Math.min(fault.position(), fault.expression().length()));
    long line = 1 + before.chars().filter(c -> c == ';').count();
    return "line " + line + ", place " + (fault.position() - before.lastIndexOf(';')) + ": " + fault.reason();
  }

  private void apply() {
    if (editor.isVisible() && check()) {
      bench.play(bench.draft().get().variant().id(), typed());
    }
  }
}
