package zugwerk.studio.endgame;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.studio.text.Localization.reason;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import zugwerk.board.Side;
import zugwerk.file.EndingFigures;
import zugwerk.rules.Variant;
import zugwerk.solve.table.Material;
import zugwerk.studio.action.Command;
import zugwerk.studio.action.TextWidth;
import zugwerk.studio.editor.PieceLetters;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.task.DisplayText;
import zugwerk.work.InputException;

final class FiguresPane extends VBox {

  /** Of a header around its title. */
  private static final double EDGES = 9;

  private final Workbench bench;
  private final FiguresJob job;
  private final PieceLetters letters;
  private final TextField endings = new TextField();
  private final Label message = new Label();
  private final TableView<EndingFigures> table = new TableView<>();

  FiguresPane(Workbench bench, FiguresJob job) {
    this.bench = bench;
    this.job = job;
    letters = bench.letters();
    getStyleClass().add("side-pane");
    Label title = new Label(lang("Endings in this game"));
    title.getStyleClass().add("heading");
    title.setLabelFor(endings);
    endings.setId("figures-endings");
    letters.chosen().subscribe(_ -> {
      endings.setPromptText(letters.listed("KNvK, KBNvK") + " …");
      table.refresh();
    });
    endings.setTooltip(new Tooltip(lang("Endings, separated by commas; empty for all endings of three pieces")));
    endings.setOnAction(_ -> count());
    HBox.setHgrow(endings, Priority.ALWAYS);
    Button count = new Button(lang("Count"));
    count.setId("figures-count");
    count.setTooltip(new Tooltip(Command.COUNT_ENDINGS.tip()));
    count.setOnAction(_ -> count());
    count.disableProperty().bind(job.busy());
    Button copy = new Button(lang("Copy"));
    copy.setId("figures-copy");
    copy.setTooltip(new Tooltip(Command.COPY_FIGURES.tip()));
    copy.setOnAction(_ -> copy());
    copy.disableProperty().bind(Bindings.isEmpty(job.figures()));
    HBox row = new HBox(8, endings, count, copy);
    row.setAlignment(Pos.CENTER_LEFT);
    message.setId("figures-message");
    message.getStyleClass().add("error-text");
    message.setWrapText(true);
    message.setMinHeight(USE_PREF_SIZE);
    message.managedProperty().bind(message.textProperty().isNotEmpty());
    job.message().subscribe(message::setText);
    build();
    VBox.setVgrow(table, Priority.ALWAYS);
    getChildren().addAll(title, row, message, new TableProgress(job, "figures"), table);
    // Figures of another game would mislead.
    bench.draft().map(draft -> draft.variant()).subscribe(_ -> job.reset());
  }

  private void build() {
    table.setId("figures");
    table.setAccessibleText(lang("Endings in this game"));
    table.setItems(job.figures());
    Label hint = new Label(lang("Click a row to set up its longest mate."));
    hint.getStyleClass().add("hint");
    hint.setWrapText(true);
    table.setPlaceholder(hint);
    table.getStyleClass().addAll(Styles.DENSE, Styles.STRIPED);
    table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_ALL_COLUMNS);
    List.of(column(lang("Ending"), 70, lang("The pieces"), row -> letters.listed(row.ending())),
        column(lang("Powers"), 84, lang("The present power of each type that changes"), EndingFigures::powers),
        column(lang("Move"), 55, lang("Side to move"),
            row -> row.toMove() == Side.WHITE ? lang("White") : lang("Black")),
        column(lang("Won"), 54, lang("Percent won by the side to move"), row -> row.percent(row.won()) + "%"),
        column(lang("Draw"), 54, lang("Percent drawn"), row -> row.percent(row.drawn()) + "%"),
        column(lang("Lost"), 54, lang("Percent lost by the side to move"), row -> row.percent(row.lost()) + "%"),
        column(lang("Mate"), 54, lang("The longest mate, in moves"),
            row -> row.longest().map(longest -> longest.outcome().length()).orElse("–")))
        .forEach(table.getColumns()::add);
    table.getSelectionModel().selectedItemProperty().addListener((_, _, row) -> {
      if (row != null) {
        row.longest().ifPresent(
            longest -> bench.setUp(lang("Longest mate of {0}", letters.listed(row.ending())), longest.setup()));
      }
    });
  }

  private static TableColumn<EndingFigures, String> column(
      String title, double width, String tip, Function<EndingFigures, String> text) {
    TableColumn<EndingFigures, String> column = new TableColumn<>();
    Label head = new Label(title);
    head.setTooltip(new Tooltip(tip));
    column.setGraphic(head);
    column.setMinWidth(TextWidth.of(title) + EDGES);
    column.setPrefWidth(Math.max(width, column.getMinWidth()));
    column.setSortable(false);
    column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(text.apply(cell.getValue())));
    return column;
  }

  void copy() {
    Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, EndingFigures.text(job.figures())));
  }

  boolean isRunning() {
    return job.busy().get();
  }

  void stop() {
    job.cancel();
  }

  void count() {
    Variant variant = bench.draft().get().variant();
    try {
      List<Material> requested = endings.getText().isBlank()
          ? EndingFigures.ofThreePieces(variant) : EndingFigures.read(variant, letters.readList(endings.getText()));
      job.count(variant, requested);
    } catch (InputException refused) {
      job.reset();
      message.setText(DisplayText.sentence(reason(refused)));
    }
  }
}
