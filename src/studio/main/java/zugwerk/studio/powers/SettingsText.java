package zugwerk.studio.powers;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.studio.text.Localization.reason;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import zugwerk.betza.BetzaException;
import zugwerk.condition.ConditionText;
import zugwerk.rules.Variant;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.task.DisplayText;
import zugwerk.studio.text.Localization;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/**
 * The settings of the game as text, a line each. Faults are reported at once; a valid text is applied by key or
 * button, or when the field loses focus.
 */
final class SettingsText extends VBox {

  private final Workbench bench;
  private final TextArea text = new TextArea();
  private final Label error = new Label();
  private final Button apply = new Button(lang("Apply"));
  private final Label hint = new Label();
  private String shown = "";
  private String game = "";

  SettingsText(Workbench bench) {
    super(8);
    this.bench = bench;
    text.setId("powers-text");
    text.getStyleClass().add("code");
    text.setAccessibleText(lang("Settings of the game, a line each"));
    text.setPrefRowCount(8);
    text.textProperty().subscribe(_ -> check());
    text.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
      if (KeyPress.matches(LocalKey.APPLY_TEXT, event)) {
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
    apply.setTooltip(new Tooltip(LocalKey.APPLY_TEXT.tip(lang("Use these settings"))));
    apply.setOnAction(_ -> apply());
    Button revert = new Button(lang("Revert"));
    revert.setId("powers-revert");
    revert.setTooltip(new Tooltip(lang("Restore the current settings")));
    revert.setOnAction(_ -> text.setText(ListText.lines(shown)));
    Button standard = new Button(lang("Default"));
    standard.setId("powers-default");
    standard.setTooltip(new Tooltip(lang("Use the default settings")));
    standard.setOnAction(_ -> {
      bench.play(bench.draft().get().variant().id(), "");
      text.setText(ListText.lines(shown));
    });
    hint.setWrapText(true);
    hint.setMinHeight(USE_PREF_SIZE);
    hint.getStyleClass().add("hint");
    getChildren().addAll(text, error, new HBox(8, apply, revert, standard), hint);
    VBox.setVgrow(this, Priority.ALWAYS);
    bench.draft().subscribe(_ -> refresh());
    bench.history().starts().subscribe(_ -> refresh());
  }

  private void refresh() {
    Variant variant = bench.draft().get().variant();
    hint.setText(variant.options().hint().map(Localization.texts()::lang).orElse(""));
    boolean other = !variant.id().equals(game) || bench.history().isFresh();
    String now = ConditionText.of(variant.options().full()).settings();
    boolean changed = !now.equals(shown);
    game = variant.id();
    shown = now;
    // What was typed and cannot be read is not thrown away because the table, or an undone step, changes the lists.
    if (other || changed && error.getText().isEmpty()) {
      text.setText(ListText.lines(shown));
    }
  }

  void offer(String other) {
    text.setText(other);
    text.requestFocus();
  }

  private boolean check() {
    String fault = "";
    if (!bench.draft().get().variant().options().hint().isEmpty()) {
      ListText typed = new ListText(text.getText());
      try {
        Variants.of(bench.draft().get().variant().id(), typed.settings());
      } catch (BetzaException refused) {
        fault = typed.locate(refused);
      } catch (InputException refused) {
        fault = reason(refused);
      }
    }
    error.setText(DisplayText.sentence(fault));
    error.setManaged(!fault.isEmpty());
    apply.setDisable(!fault.isEmpty());
    return fault.isEmpty();
  }

  private void apply() {
    if (isVisible() && check()) {
      bench.play(bench.draft().get().variant().id(), new ListText(text.getText()).settings());
    }
  }
}
