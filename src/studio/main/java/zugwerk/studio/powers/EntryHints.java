package zugwerk.studio.powers;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.stage.Popup;
import org.jspecify.annotations.Nullable;
import zugwerk.betza.BetzaException;

/** Popup of an entry: suggestions while it is typed, and its fault under the wrong letter once it is entered. */
final class EntryHints {

  private static final double ROW = 26;
  private static final int ROWS = 7;

  private final TextField field;
  private final Consumer<Suggestion> chosen;
  private final Popup popup = new Popup();
  private final Label error = new Label();
  private final ListView<Suggestion> offers = new ListView<>();

  EntryHints(TextField field, Consumer<Suggestion> chosen) {
    this.field = field;
    this.chosen = chosen;
    error.setId("entry-error");
    error.getStyleClass().add("entry-error");
    offers.setId("entry-offers");
    offers.setFixedCellSize(ROW);
    offers.setPrefWidth(300);
    offers.setFocusTraversable(false);
    offers.setAccessibleText(lang("Suggestions"));
    offers.setCellFactory(_ -> new OfferCell());
    VBox box = new VBox(error, offers);
    box.getStyleClass().add("entry-hints");
    // A popup is a separate window and does not get the styles of the pane below it.
    box.getStylesheets().add(PowersPane.STYLES);
    popup.getContent().add(box);
    popup.setAutoFix(true);
    popup.setHideOnEscape(false);
  }

  private final class OfferCell extends ListCell<Suggestion> {

    private OfferCell() {
      setOnMousePressed(_ -> {
        if (!isEmpty()) {
          chosen.accept(getItem());
        }
      });
    }

    @Override
    protected void updateItem(Suggestion item, boolean empty) {
      super.updateItem(item, empty);
      setText(empty ? null : item.piece().expression().equals(item.piece().name()) ? item.piece().name()
          : item.piece().name() + "  " + item.piece().expression());
    }
  }

  void show(@Nullable BetzaException fault, List<Suggestion> suggestions) {
    error.setManaged(fault != null);
    error.setVisible(fault != null);
    if (fault != null) {
      error.setText("▲ " + lang("place {0}: {1}", fault.position() + 1, fault.reason()));
      error.setPadding(new Insets(2, 8, 3, Math.max(0, offset(fault.position()))));
    }
    offers.getItems().setAll(suggestions);
    offers.getSelectionModel().clearSelection();
    offers.setPrefHeight(ROW * Math.min(ROWS, suggestions.size()) + 4);
    offers.setVisible(!suggestions.isEmpty());
    offers.setManaged(!suggestions.isEmpty());
    if (fault == null && suggestions.isEmpty() || field.getScene() == null || !field.isFocused()) {
      hide();
    } else {
      Point2D corner = field.localToScreen(0, field.getHeight());
      if (corner != null) {
        popup.getScene().getRoot().getStyleClass().setAll(field.getScene().getRoot().getStyleClass());
        popup.show(field, corner.getX(), corner.getY() + 1);
      }
    }
  }

  private double offset(int letter) {
    Text before = new Text(field.getText().substring(0, Math.min(letter, field.getText().length())));
    before.setFont(field.getFont());
    return field.snappedLeftInset() + before.getLayoutBounds().getWidth() - 4;
  }

  void hide() {
    popup.hide();
  }

  boolean isOffering() {
    return popup.isShowing() && !offers.getItems().isEmpty();
  }

  void step(int by) {
    int count = offers.getItems().size();
    int next = Math.floorMod(offers.getSelectionModel().getSelectedIndex() + by, count);
    offers.getSelectionModel().select(offers.getSelectionModel().isEmpty() && by < 0 ? count - 1 : next);
    offers.scrollTo(offers.getSelectionModel().getSelectedIndex());
  }

  boolean take() {
    Suggestion marked = isOffering() ? offers.getSelectionModel().getSelectedItem() : null;
    if (marked != null) {
      chosen.accept(marked);
    }
    return marked != null;
  }
}
