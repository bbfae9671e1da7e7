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
import javafx.scene.input.MouseButton;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.model.LocalKey;

/** Results of a search. Selecting a row shows it on the board; Enter or a double click takes it over. */
abstract class ResultTable<R> extends TableView<R> {

  /**
   * @param hint the text while there are none
   */
  ResultTable(ObservableList<R> results, String hint, Consumer<R> look, Consumer<R> take) {
    super(results);
    getStyleClass().addAll(Styles.DENSE, Styles.STRIPED);
    Label placeholder = new Label(hint);
    placeholder.getStyleClass().add("hint");
    placeholder.setWrapText(true);
    setPlaceholder(placeholder);
    setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
    getSelectionModel().selectedItemProperty().subscribe(one -> Optional.ofNullable(one).ifPresent(look));
    setOnMouseClicked(event -> {
      if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
        chosen().ifPresent(take);
      }
    });
    setOnKeyPressed(event -> {
      if (KeyPress.matches(LocalKey.TAKE_RESULT, event)) {
        chosen().ifPresent(take);
        event.consume();
      }
    });
  }

  private Optional<R> chosen() {
    return Optional.ofNullable(getSelectionModel().getSelectedItem());
  }

  /** Adds a column of text. */
  final void column(String title, double width, Function<R, String> words) {
    TableColumn<R, String> column = new TableColumn<>(title);
    column.setPrefWidth(width);
    column.setSortable(false);
    column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(words.apply(cell.getValue())));
    column.setCellFactory(_ -> new TableCell<>() {
      @Override
      protected void updateItem(String text, boolean empty) {
        super.updateItem(text, empty);
        setText(empty ? "" : text);
        // Remarks can be wider than the column.
        setTooltip(empty || text.isEmpty() ? null : new Tooltip(text));
      }
    });
    getColumns().add(column);
  }
}
