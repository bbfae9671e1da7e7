package zugwerk.studio.action;

import java.util.List;
import javafx.application.Platform;
import javafx.geometry.Side;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;

/** Suggests texts below a field. Down enters the list, Tab takes the first line, Esc closes it. */
public final class FieldHints {

  public static final int MOST = 12;

  private static final double FORM_WIDTH = 84;

  private final TextField field;
  private final Source source;
  private final ContextMenu menu = new ContextMenu();

  /** A suggestion: how it is shown, its meaning, and the text and caret of the field when it is taken. */
  public record Hint(String form, String description, String text, int caret) {}

  @FunctionalInterface
  public interface Source {

    List<Hint> hints(String typed, int caret, boolean requested);
  }

  private FieldHints(TextField field, Source source) {
    this.field = field;
    this.source = source;
  }

  public static void offer(TextField field, String id, Source source) {
    FieldHints hints = new FieldHints(field, source);
    hints.menu.setId(id);
    // The text may change before the caret does.
    field.textProperty().addListener(_ -> {
      if (field.isFocused()) {
        Platform.runLater(() -> hints.show(false));
      }
    });
    field.addEventFilter(KeyEvent.KEY_PRESSED, hints::pressed);
    field.focusedProperty().addListener((_, _, focused) -> {
      if (!focused) {
        hints.menu.hide();
      }
    });
  }

  private void pressed(KeyEvent event) {
    if (KeyPress.matches(LocalKey.SUGGEST, event)) {
      show(true);
      event.consume();
    } else if (KeyPress.matches(LocalKey.TAKE_FIRST, event) && menu.isShowing()) {
      menu.getItems().getFirst().fire();
      event.consume();
    } else if (KeyPress.matches(LocalKey.TAKE_SUGGESTION, event)) {
      menu.hide();
    }
  }

  private void show(boolean requested) {
    menu.getItems()
        .setAll(field.isFocused() ? source.hints(field.getText(), field.getCaretPosition(), requested).stream()
            .limit(MOST).map(this::item).toList() : List.of());
    if (menu.getItems().isEmpty()) {
      menu.hide();
    } else if (!menu.isShowing()) {
      menu.show(field, Side.BOTTOM, 0, 0);
    }
  }

  private MenuItem item(Hint hint) {
    Label text = new Label(hint.description());
    text.getStyleClass().add("hint");
    Label form = new Label(hint.form());
    form.setMinWidth(FORM_WIDTH);
    MenuItem item = new CustomMenuItem(new HBox(form, text));
    item.setOnAction(_ -> {
      field.setText(hint.text());
      field.positionCaret(hint.caret());
    });
    return item;
  }
}
