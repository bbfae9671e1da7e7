package zugwerk.studio.powers;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;
import zugwerk.betza.BetzaException;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.text.Localization;

/** An entry of the table: a sign that shows and sets the present power, and its text. */
final class PowerCell extends HBox {

  private static final PseudoClass ERROR = PseudoClass.getPseudoClass("danger");
  private static final PseudoClass PRESENT = PseudoClass.getPseudoClass("present");
  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
  private static final PseudoClass TARGET = PseudoClass.getPseudoClass("target");
  private static final int SHORTEST = 5;
  private static final int LONGEST = 22;

  private final Place place;
  private final PowerTable table;
  private final TextField field = new TextField();
  private final Button handle = new Button();
  private final EntryHints hints = new EntryHints(field, this::take);
  private boolean refreshing;

  PowerCell(Place place, PowerTable table) {
    this.place = place;
    this.table = table;
    String name = "wb".charAt(place.side()) + "" + place.type() + (place.index() + 1);
    field.setId("entry-" + name);
    field.getStyleClass().add("code");
    field.textProperty().addListener((_, _, text) -> typed(text));
    field.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    field.focusedProperty().addListener((_, _, focused) -> {
      if (focused) {
        hint(false);
      } else {
        leave();
      }
    });
    handle.setId("handle-" + name);
    handle.getStyleClass().add("entry-handle");
    handle.setFocusTraversable(false);
    handle.setTooltip(new Tooltip(lang("Click: the present power ({0}). Drag: move the entry ({1}, {2}).",
        LocalKey.PRESENT_POWER.key(), LocalKey.ENTRY_LEFT.key(), LocalKey.ENTRY_RIGHT.key())));
    HBox.setHgrow(field, Priority.ALWAYS);
    setAlignment(Pos.CENTER_LEFT);
    getStyleClass().add("entry-cell");
    getChildren().addAll(handle, field);
  }

  Place place() {
    return place;
  }

  TextField field() {
    return field;
  }

  Button handle() {
    return handle;
  }

  void refresh(TypedEntry entry, String title, boolean present) {
    refreshing = true;
    if (!field.getText().equals(entry.text())) {
      field.setText(entry.text());
      field.end();
    }
    refreshing = false;
    field.setPrefColumnCount(Math.clamp(entry.text().length(), SHORTEST, LONGEST));
    String fault = entry.reported().map(Localization::reason).orElse("");
    field.pseudoClassStateChanged(ERROR, !fault.isEmpty());
    handle.setText(present ? "●" : "○");
    handle.pseudoClassStateChanged(PRESENT, present);
    handle.setAccessibleText(present ? lang("Present power of the {0}", title)
        : lang("Make it the present power of the {0}", title));
    field.setAccessibleText(present ? lang("{0}, entry {1}, present power", title, place.index() + 1)
        : lang("{0}, entry {1}", title, place.index() + 1));
    field.setAccessibleHelp(fault);
  }

  boolean isOffering() {
    return hints.isOffering();
  }

  void setChosen(boolean chosen) {
    pseudoClassStateChanged(CHOSEN, chosen);
  }

  void setTarget(boolean target) {
    pseudoClassStateChanged(TARGET, target);
  }

  private void typed(String text) {
    if (!refreshing) {
      table.type(place, text);
      hint(false);
    }
  }

  private void hint(boolean requested) {
    @Nullable BetzaException fault = table.at(place).flatMap(TypedEntry::reported).orElse(null);
    // The caret has not followed yet when the text changes, so that suggestions wait for it.
    Platform.runLater(() -> {
      if (field.isFocused()) {
        hints.show(fault, Suggestion.of(field.getText(), field.getCaretPosition(), requested));
      }
    });
  }

  private void take(Suggestion suggestion) {
    field.setText(suggestion.text());
    field.positionCaret(suggestion.caret());
    hints.hide();
  }

  private void leave() {
    hints.hide();
    // A field that is taken off the table loses the focus too, but its place may be another entry's by then.
    if (getScene() != null) {
      table.commit(place);
    }
  }

  private void key(KeyEvent event) {
    boolean plain = !event.isAltDown() && !event.isShiftDown() && !event.isShortcutDown();
    boolean done = switch (event.getCode()) {
      case ENTER -> plain && enter();
      case ESCAPE -> escape();
      case DOWN -> plain && step(1);
      case UP -> plain && step(-1);
      case LEFT, RIGHT, HOME, END -> dismiss();
      case SPACE -> event.isControlDown() && requestHints();
      default -> false;
    };
    if (done) {
      event.consume();
    }
  }

  private boolean enter() {
    if (!hints.take()) {
      table.commit(place);
      hints.show(table.at(place).flatMap(TypedEntry::reported).orElse(null), List.of());
    }
    return true;
  }

  private boolean escape() {
    if (hints.isOffering()) {
      hints.show(table.at(place).flatMap(TypedEntry::reported).orElse(null), List.of());
      return true;
    }
    boolean pending = table.at(place).map(TypedEntry::isPending).orElse(false);
    hints.hide();
    if (pending) {
      table.restore(place);
    }
    return pending;
  }

  private boolean step(int by) {
    if (hints.isOffering()) {
      hints.step(by);
      return true;
    }
    return false;
  }

  /** Suggestions depend on the caret; the field handles the key too. */
  private boolean dismiss() {
    hints.hide();
    return false;
  }

  private boolean requestHints() {
    hint(true);
    return true;
  }
}
