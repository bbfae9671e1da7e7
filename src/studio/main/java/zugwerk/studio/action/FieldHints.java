package zugwerk.studio.action;

import java.util.List;
import java.util.function.Consumer;
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
  private static final double GAP = 16;
  private static final double DESCRIPTION_WIDTH = 480;

  private final TextField field;
  private final Source source;
  private final Consumer<Hint> taken;
  private final ContextMenu menu = new ContextMenu();
  private boolean entered;

  /** A suggestion: how it is shown, its meaning, and the text and caret of the field when it is taken. */
  public record Hint(String form, String description, String text, int caret) {}

  @FunctionalInterface
  public interface Source {

    List<Hint> hints(String typed, int caret, boolean requested);
  }

  private FieldHints(TextField field, Source source, Consumer<Hint> taken) {
    this.field = field;
    this.source = source;
    this.taken = taken;
  }

  public static void offer(TextField field, String id, Source source) {
    offer(field, id, source, _ -> {});
  }

  /** Also calls {@code taken} once a suggestion stands in the field. */
  public static void offer(TextField field, String id, Source source, Consumer<Hint> taken) {
    FieldHints hints = new FieldHints(field, source, taken);
    hints.menu.setId(id);
    hints.menu.addEventFilter(KeyEvent.KEY_PRESSED, hints::pressedInMenu);
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

  /** The menu would take a key that applies the text although none of its lines was chosen. */
  private void pressedInMenu(KeyEvent event) {
    entered |= KeyPress.matches(LocalKey.ENTER_LIST, event);
    if (!entered && KeyPress.matches(LocalKey.TAKE_SUGGESTION, event)) {
      event.consume();
      menu.hide();
      field.fireEvent(event.copyFor(field, field));
    }
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
    List<Hint> offered = !field.isFocused() ? List.of()
        : source.hints(field.getText(), field.getCaretPosition(), requested).stream().limit(MOST).toList();
    double width = offered.stream().mapToDouble(hint -> TextWidth.of(hint.form()) + GAP).max().orElse(0);
    menu.getItems().setAll(offered.stream().map(hint -> item(hint, Math.max(FORM_WIDTH, width))).toList());
    if (menu.getItems().isEmpty()) {
      menu.hide();
    } else if (!menu.isShowing()) {
      entered = false;
      menu.show(field, Side.BOTTOM, 0, 0);
    }
  }

  private MenuItem item(Hint hint, double width) {
    Label text = new Label(hint.description());
    text.getStyleClass().add("hint");
    text.setMaxWidth(DESCRIPTION_WIDTH);
    Label form = new Label(hint.form());
    form.setMinWidth(width);
    MenuItem item = new CustomMenuItem(new HBox(form, text));
    item.setOnAction(_ -> {
      field.setText(hint.text());
      field.positionCaret(hint.caret());
      taken.accept(hint);
    });
    return item;
  }
}
