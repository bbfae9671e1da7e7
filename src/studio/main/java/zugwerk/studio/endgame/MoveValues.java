package zugwerk.studio.endgame;

import static zugwerk.studio.text.Localization.lang;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.MouseButton;
import zugwerk.board.Position;
import zugwerk.notation.MoveText;
import zugwerk.rules.Move;
import zugwerk.solve.table.MoveValue;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.editor.PieceLetters;

final class MoveValues extends TableView<MoveValues.Row> {

  private static final PseudoClass BEST = PseudoClass.getPseudoClass("best");

  record Row(Move move, String text, String value, boolean best) {}

  MoveValues(PieceLetters letters, Consumer<Move> play) {
    letters.chosen().addListener(_ -> refresh());
    setId("endgame-moves");
    getStyleClass().add(Styles.DENSE);
    setPlaceholder(new Label(lang("No legal move")));
    setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
    getColumns().add(column(lang("Move"), 140, row -> letters.written(row.text) + (row.best ? " !" : "")));
    getColumns().add(column(lang("Value"), 180, Row::value));
    setRowFactory(_ -> new TableRow<>() {
      @Override
      protected void updateItem(Row row, boolean empty) {
        super.updateItem(row, empty);
        pseudoClassStateChanged(BEST, !empty && row.best);
      }
    });
    setOnMouseClicked(event -> {
      if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
        play(play);
      }
    });
    setOnKeyPressed(event -> {
      if (KeyPress.matches(LocalKey.TAKE_RESULT, event)) {
        play(play);
        event.consume();
      }
    });
  }

  private void play(Consumer<Move> play) {
    Row row = getSelectionModel().getSelectedItem();
    if (row != null) {
      play.accept(row.move);
    }
  }

  private static TableColumn<Row, String> column(String title, double width, Function<Row, String> text) {
    TableColumn<Row, String> column = new TableColumn<>(title);
    column.setPrefWidth(width);
    column.setSortable(false);
    column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(text.apply(cell.getValue())));
    return column;
  }

  void show(EndgameJob.View view) {
    getSelectionModel().clearSelection();
    getItems().setAll(view.answer().map(answer -> {
      MoveText texts = new MoveText(view.variant());
      Position position = Position.of(view.setup());
      List<MoveValue> best = answer.best();
      return answer.moves().stream().map(value -> new Row(value.move(), texts.write(position, value.move()),
          OutcomeText.ofMove(value.outcome()), best.contains(value))).toList();
    }).orElse(List.of()));
    scrollTo(0);
  }
}
