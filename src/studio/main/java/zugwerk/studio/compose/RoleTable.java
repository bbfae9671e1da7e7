package zugwerk.studio.compose;

import static zugwerk.studio.text.Localization.lang;

import atlantafx.base.theme.Styles;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.ObservableList;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import zugwerk.compose.PieceRole;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.editor.PieceLetters;

final class RoleTable extends TableView<PieceRole> {

  RoleTable(ObservableList<PieceRole> roles, PieceLetters letters, Consumer<PieceRole> preview,
      Consumer<PieceRole> take) {
    super(roles);
    setId("roles");
    getStyleClass().addAll(Styles.DENSE, Styles.STRIPED);
    setPlaceholder(Results.hint(lang("Each piece appears here as soon as its role is known. Select a row to go to the"
        + " piece; {0} or a double click removes it.", LocalKey.TAKE_RESULT.key())));
    setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
    Results.choose(this, getSelectionModel(), preview, take);
    column(lang("Removed"), 130, role -> lang(role.what()));
    column(lang("Effect"), 150, role -> role.sign() + " " + lang(role.text()));
    column(lang("Keys"), 110, role -> letters.written(String.join(" / ", role.keyTexts())));
    letters.chosen().addListener(_ -> refresh());
  }

  private void column(String title, double width, Function<PieceRole, String> value) {
    TableColumn<PieceRole, String> column = new TableColumn<>(title);
    column.setPrefWidth(width);
    column.setSortable(false);
    column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(value.apply(cell.getValue())));
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
