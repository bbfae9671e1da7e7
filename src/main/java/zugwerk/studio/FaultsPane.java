package zugwerk.studio;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import zugwerk.rules.Fault;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.model.LocalKey;
import zugwerk.studio.editor.Workbench;

/**
 * The faults of the draft, and below them its doubts: one line each, with a sign and, where there is one, a button that
 * repairs it. A click or Enter puts the cursor on the square that a line is about.
 */
final class FaultsPane extends VBox {

  private static final double ROW = 36;
  private static final int MOST_ROWS = 4;

  /** A line of the list. */
  private record Row(Fault fault, boolean doubt) {}

  private final Workbench bench;
  private final ListView<Row> list = new ListView<>();
  private final Label title = new Label();
  private final IntConsumer look;

  /**
   * @param look puts the cursor of the board on a square
   */
  FaultsPane(Workbench bench, IntConsumer look) {
    this.bench = bench;
    this.look = look;
    getStyleClass().add("faults-pane");
    title.setId("faults-title");
    title.getStyleClass().add("heading");
    list.setId("faults");
    list.setAccessibleText("Faults and doubts of the position");
    list.setCellFactory(_ -> new Cell());
    list.setFixedCellSize(ROW);
    list.setOnKeyPressed(event -> {
      KeyPress.find(LocalKey.Place.FAULTS, event).ifPresent(key -> {
        Consumer<Fault> action = key == LocalKey.REPAIR_FAULT ? this::repair : this::show;
        Stream.ofNullable(list.getSelectionModel().getSelectedItem()).map(Row::fault).forEach(action);
        event.consume();
      });
    });
    getChildren().addAll(title, list);
    bench.faults().subscribe(_ -> refresh());
    bench.doubts().subscribe(_ -> refresh());
  }

  private void refresh() {
    List<Fault> faults = bench.faults().get();
    List<Fault> doubts = bench.doubts().get();
    list.getItems().setAll(Stream.concat(faults.stream().map(fault -> new Row(fault, false)),
        doubts.stream().map(doubt -> new Row(doubt, true))).toList());
    title.setText(Stream.of(count(faults.size(), "fault"), count(doubts.size(), "doubt"))
        .filter(text -> !text.isEmpty()).reduce((one, other) -> one + ", " + other).orElse(""));
    list.setPrefHeight(Math.min(MOST_ROWS, list.getItems().size()) * ROW + 2);
    list.setMinHeight(Region.USE_PREF_SIZE);
    setVisible(!list.getItems().isEmpty());
    setManaged(isVisible());
  }

  private static String count(int number, String what) {
    return number == 0 ? "" : number == 1 ? "1 " + what : number + " " + what + "s";
  }

  private void show(Fault fault) {
    if (fault.square() != Fault.NOWHERE) {
      look.accept(fault.square());
    }
  }

  private void repair(Fault fault) {
    fault.repair().ifPresent(repair -> bench.edit(repair.title(), repair.setup()));
  }

  /** Gives the keyboard to the first line of the list. */
  void ask() {
    list.requestFocus();
    list.getSelectionModel().selectFirst();
  }

  private final class Cell extends ListCell<Row> {

    Cell() {
      setOnMouseClicked(event -> {
        if (getItem() != null && event.getButton() == MouseButton.PRIMARY) {
          show(getItem().fault());
        }
      });
    }

    @Override
    protected void updateItem(Row row, boolean empty) {
      super.updateItem(row, empty);
      setText(null);
      setGraphic(empty ? null : line(row));
      setAccessibleText(empty ? null : (row.doubt() ? "doubt: " : "fault: ") + row.fault().text()
          + row.fault().repair().map(repair -> "; " + LocalKey.REPAIR_FAULT.key() + ": " + repair.title()).orElse(""));
    }

    private Node line(Row row) {
      Label sign = new Label(row.doubt() ? "?" : "✗");
      sign.getStyleClass().addAll("fault-sign", row.doubt() ? "doubt" : "fault");
      Label text = new Label(row.fault().text());
      text.setTooltip(new Tooltip((row.doubt() ? "The position can be played, but cannot arise in a game: "
          : "The position cannot be played: ") + row.fault().text()));
      text.setMinWidth(40);
      HBox.setHgrow(text, Priority.ALWAYS);
      text.setMaxWidth(Double.MAX_VALUE);
      HBox line = new HBox(8, sign, text);
      line.setAlignment(Pos.CENTER_LEFT);
      row.fault().repair().ifPresent(repair -> {
        Button button = new Button(repair.title());
        button.getStyleClass().add("small");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setFocusTraversable(false);
        button.setTooltip(new Tooltip(LocalKey.REPAIR_FAULT.tip(repair.title())));
        button.setOnAction(_ -> repair(row.fault()));
        line.getChildren().add(button);
      });
      // The line may not be wider than the list, whatever its text.
      line.setPrefWidth(1);
      return line;
    }
  }
}
