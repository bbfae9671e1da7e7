package zugwerk.studio.compose;

import atlantafx.base.theme.Styles;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.ObservableList;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import zugwerk.compose.Found;

/** What a search found: a row is looked at when it is selected, and taken over by Enter or a double click. */
final class FoundTable extends TableView<Found> {

  FoundTable(ObservableList<Found> found, Consumer<Found> look, Consumer<Found> take) {
    super(found);
    setId("found");
    getStyleClass().addAll(Styles.DENSE, Styles.STRIPED);
    Label hint = new Label("What is found comes here. Select a row to look at it; Enter or a double click takes it over.");
    hint.getStyleClass().add("hint");
    hint.setWrapText(true);
    setPlaceholder(hint);
    setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
    getColumns().add(column("Change", 110, one -> one.changes().isEmpty() ? one.problem().fen() : one.changes()));
    getColumns().add(column("Key", 90, one -> String.join(" / ", one.keyTexts())));
    getColumns().add(column("Remarks", 180, Found::note));
    getSelectionModel().selectedItemProperty().subscribe(one -> Optional.ofNullable(one).ifPresent(look));
    setOnMouseClicked(event -> {
      if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
        chosen().ifPresent(take);
      }
    });
    setOnKeyPressed(event -> {
      if (event.getCode() == KeyCode.ENTER) {
        chosen().ifPresent(take);
        event.consume();
      }
    });
  }

  private Optional<Found> chosen() {
    return Optional.ofNullable(getSelectionModel().getSelectedItem());
  }

  private static TableColumn<Found, String> column(String title, double width, Function<Found, String> words) {
    TableColumn<Found, String> column = new TableColumn<>(title);
    column.setPrefWidth(width);
    column.setSortable(false);
    column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(words.apply(cell.getValue())));
    column.setCellFactory(_ -> new TableCell<>() {
      @Override
      protected void updateItem(String text, boolean empty) {
        super.updateItem(text, empty);
        setText(empty ? "" : text);
        // Remarks are longer than a column is wide.
        setTooltip(empty || text.isEmpty() ? null : new Tooltip(text));
      }
    });
    return column;
  }
}
