package zugwerk.studio;

import static zugwerk.studio.text.Localization.counted;
import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
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
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import zugwerk.rules.Fault;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.action.TextWidth;
import zugwerk.studio.editor.Workbench;

/**
 * The faults and doubts of the draft, one line each, with a sign and, where possible, a button that repairs it. A
 * click or Enter moves the cursor to the square in question.
 */
final class FaultsPane extends VBox {

  private static final double ROW = 36;
  /** Height of a row whose text wraps: two lines of text and the button. */
  private static final double HIGH_ROW = 78;
  private static final double EDGES = 72;
  private static final double MOST = 4 * ROW;
  /** In a lower window, the list shrinks to one high row and the start of the next. */
  private static final double LOW = 680;
  private static final double MOST_LOW = 92;

  private record Row(Fault fault, boolean doubt) {}

  private final Workbench bench;
  private final ListView<Row> list = new ListView<>();
  private final Label title = new Label();
  private final IntConsumer focus;

  FaultsPane(Workbench bench, IntConsumer focus) {
    this.bench = bench;
    this.focus = focus;
    getStyleClass().add("faults-pane");
    title.setId("faults-title");
    title.getStyleClass().add("heading");
    list.setId("faults");
    list.setAccessibleText(lang("Faults and doubts of the position"));
    list.setCellFactory(_ -> new Cell());
    list.setFixedCellSize(ROW);
    list.widthProperty().subscribe(this::arrange);
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
    bench.draft().map(draft -> draft.setup().isEmpty()).subscribe(_ -> refresh());
  }

  private void refresh() {
    // Missing Kings are no news before the first piece.
    List<Fault> faults = bench.draft().get().setup().isEmpty() ? List.of() : bench.faults().get();
    List<Fault> doubts = bench.doubts().get();
    list.getItems().setAll(Stream.concat(faults.stream().map(fault -> new Row(fault, false)),
        doubts.stream().map(doubt -> new Row(doubt, true))).toList());
    title.setText(Stream.of(faults.isEmpty() ? "" : counted(faults.size(), "{0} fault", "{0} faults"),
        doubts.isEmpty() ? "" : counted(doubts.size(), "{0} doubt", "{0} doubts"))
        .filter(text -> !text.isEmpty()).collect(Collectors.joining(", ")));
    arrange();
    setVisible(!list.getItems().isEmpty());
    setManaged(isVisible());
  }

  /** Makes all rows high if one needs it, since text is never cut off. */
  private void arrange() {
    double row = list.getItems().stream().anyMatch(this::isLong) ? HIGH_ROW : ROW;
    if (row != list.getFixedCellSize()) {
      list.setFixedCellSize(row);
      list.refresh();
    }
    boolean low = getScene() != null && getScene().getHeight() < LOW;
    list.setPrefHeight(Math.min(low ? MOST_LOW : MOST, list.getItems().size() * row) + 2);
    list.setMinHeight(Region.USE_PREF_SIZE);
  }

  private boolean isLong(Row row) {
    double button = row.fault().repair().map(repair -> TextWidth.of(lang(repair.title())) + 24).orElse(0.0);
    return list.getWidth() > 0 && TextWidth.of(lang(row.fault().text())) + button + EDGES > list.getWidth();
  }

  private void show(Fault fault) {
    if (fault.square() != Fault.NOWHERE) {
      focus.accept(fault.square());
    }
  }

  private void repair(Fault fault) {
    fault.repair().ifPresent(repair -> bench.edit(lang(repair.title()), repair.setup()));
  }

  void focus() {
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
      setAccessibleText(empty ? null
          : (row.doubt() ? lang("doubt: {0}", row.fault().text()) : lang("fault: {0}", row.fault().text()))
              + row.fault().repair().map(repair -> "; " + LocalKey.REPAIR_FAULT.key() + ": " + lang(repair.title()))
                  .orElse(""));
    }

    private Node line(Row row) {
      Label sign = new Label(row.doubt() ? "?" : "✗");
      sign.getStyleClass().addAll("fault-sign", row.doubt() ? "doubt" : "fault");
      Label text = new Label(lang(row.fault().text()));
      text.setTooltip(new Tooltip(row.doubt()
          ? lang("The position can be played, but cannot arise in a game: {0}", row.fault().text())
          : lang("The position cannot be played: {0}", row.fault().text())));
      text.setMinWidth(40);
      HBox.setHgrow(text, Priority.ALWAYS);
      text.setMaxWidth(Double.MAX_VALUE);
      text.setWrapText(true);
      boolean high = list.getFixedCellSize() == HIGH_ROW;
      Pane line = high ? new VBox(2, new HBox(8, sign, text)) : new HBox(8, sign, text);
      if (line instanceof HBox single) {
        single.setAlignment(Pos.CENTER_LEFT);
      } else {
        ((VBox) line).setAlignment(Pos.CENTER_LEFT);
        line.setMaxHeight(HIGH_ROW);
      }
      row.fault().repair().ifPresent(repair -> {
        Button button = new Button(lang(repair.title()));
        button.getStyleClass().add("small");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setFocusTraversable(false);
        button.setTooltip(new Tooltip(LocalKey.REPAIR_FAULT.tip(lang(repair.title()))));
        button.setOnAction(_ -> repair(row.fault()));
        line.getChildren().add(button);
      });
      // The line may not be wider than the list, whatever its text.
      line.setPrefWidth(1);
      return line;
    }
  }
}
