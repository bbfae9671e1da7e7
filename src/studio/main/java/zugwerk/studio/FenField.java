package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.studio.text.Localization.reason;

import javafx.beans.property.BooleanProperty;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import zugwerk.notation.Fen;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.task.DisplayText;
import zugwerk.work.InputException;

/**
 * The field with the FEN of the position on the board. An invalid text stays in the field, with the reason below it,
 * until it is corrected, the position changes or Esc is pressed.
 */
final class FenField extends VBox {

  private static final PseudoClass ERROR = PseudoClass.getPseudoClass("danger");

  private final Workbench bench;
  private final TextField fen;
  private final Label fault = new Label();

  FenField(Workbench bench, Runnable pasting, BooleanProperty shown) {
    this.bench = bench;
    fen = new TextField() {
      @Override
      public void paste() {
        // A field of one line would join the lines of a problem.
        if (String.valueOf(Clipboard.getSystemClipboard().getString()).strip().contains("\n")) {
          pasting.run();
        } else {
          super.paste();
        }
      }
    };
    fen.setId("fen");
    fen.getStyleClass().add("code");
    fen.setTooltip(new Tooltip(lang("The position on the board as FEN. To change it, enter a FEN, Forsyth or a list of"
        + " pieces and press Enter")));
    fen.setOnAction(_ -> take());
    fen.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
      if (event.getCode() == KeyCode.ESCAPE && !fen.getText().equals(Fen.format(bench.shown()))) {
        refresh();
        event.consume();
      }
    });
    fen.focusedProperty().addListener((_, _, focused) -> {
      if (!focused && fault.getText().isEmpty()) {
        refresh();
      }
    });
    HBox.setHgrow(fen, Priority.ALWAYS);
    fault.setId("fen-error");
    fault.getStyleClass().add("error-text");
    fault.setWrapText(true);
    fault.setMinHeight(Region.USE_PREF_SIZE);
    Label name = new Label("FEN");
    name.setLabelFor(fen);
    HBox row = new HBox(8, name, fen);
    row.getStyleClass().add("fen-row");
    setMinHeight(Region.USE_PREF_SIZE);
    visibleProperty().bind(shown);
    managedProperty().bind(shown);
    getChildren().addAll(row, fault);
    bench.draft().subscribe(_ -> refresh());
    bench.preview().subscribe(_ -> refresh());
  }

  private void take() {
    try {
      bench.paste(fen.getText());
      refresh();
    } catch (InputException refused) {
      showFault(DisplayText.sentence(reason(refused)));
    }
  }

  private void refresh() {
    fen.setText(Fen.format(bench.shown()));
    showFault("");
  }

  private void showFault(String why) {
    fault.setText(why);
    fault.setVisible(!why.isEmpty());
    fault.setManaged(!why.isEmpty());
    fen.pseudoClassStateChanged(ERROR, !why.isEmpty());
    fen.setAccessibleHelp(why);
  }
}
