package zugwerk.studio.library;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.work.Texts.key;

import atlantafx.base.theme.Styles;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.collections.transformation.SortedList;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.util.Subscription;
import zugwerk.file.Checked;
import zugwerk.index.Similar;
import zugwerk.problem.Problem;
import zugwerk.solve.Soundness;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.LocalKey;

final class ProblemTable extends TableView<ProblemEntry> {

  private final EntrySelection selection;
  private boolean following;

  ProblemTable(ObservableList<ProblemEntry> entries, EntrySelection selection, Function<Path, String> base,
      SimilarJob similar, Runnable open) {
    this.selection = selection;
    setId("library-table");
    SortedList<ProblemEntry> sorted = new SortedList<>(entries);
    sorted.comparatorProperty().bind(comparatorProperty());
    setItems(sorted);
    column(key("Problem"), 196, ProblemEntry::title);
    TableColumn<ProblemEntry, Optional<Similar>> likeness =
        column(key("Similarity"), 420, similar::of, found -> found.map(SimilarJob::text).orElse(""));
    likeness.setComparator(Comparator.comparingDouble(found -> found.map(Similar::score).orElse(-1.0)));
    likeness.visibleProperty().bind(similar.active());
    similar.result().subscribe(_ -> {
      getSortOrder().clear();
      refresh();
    });
    column(key("Authors"), 140, ProblemEntry::authors);
    column(key("Date"), 78, entry -> entry.problem().map(problem -> problem.credits().date()).orElse(""));
    column(key("Game"), 128, entry -> entry.problem().map(problem -> lang(problem.variant().title())).orElse(""));
    column(key("Claim"), 92, entry -> entry.problem().map(ProblemTable::claim).orElse(""));
    TableColumn<ProblemEntry, String> pieces = column(key("Pieces"), 76, ProblemEntry::piecesCount);
    pieces.setComparator(Comparator.comparingInt(ProblemTable::sum));
    state();
    column(key("Verdict"), 100, entry -> lang(entry.verdict()));
    TableColumn<ProblemEntry, String> time = column(key("Time"), 78,
        entry -> entry.checked().get().map(ProblemTable::time).orElse(""));
    time.setComparator(Comparator.comparingDouble(
        text -> text.isEmpty() ? -1 : Double.parseDouble(text.split(" ")[0])));
    column(key("File"), 280, entry -> base.apply(entry.file()));
    getStyleClass().add(Styles.DENSE);
    getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    getSelectionModel().getSelectedItems().addListener((ListChangeListener<ProblemEntry>) _ -> selected());
    // The selected items change before the one that leads.
    getSelectionModel().selectedItemProperty().addListener(_ -> selected());
    selection.selected().subscribe(this::follow);
    addEventFilter(KeyEvent.KEY_PRESSED, event -> {
      if (KeyPress.matches(LocalKey.OPEN_PROBLEM, event) && getSelectionModel().getSelectedItem() != null) {
        open.run();
        event.consume();
      }
    });
    setRowFactory(_ -> row(open));
    // The library itself shows why there is nothing.
    setPlaceholder(new Label());
    setAccessibleText(lang("Problems as a table"));
  }

  /** Follows the user, who works in the table when it has the focus; filters select rows by themselves. */
  private void selected() {
    List<ProblemEntry> now = getSelectionModel().getSelectedItems().stream().filter(Objects::nonNull).toList();
    if (!following && isFocused() && !now.isEmpty()) {
      following = true;
      selection.select(now, Optional.ofNullable(getSelectionModel().getSelectedItem()).filter(now::contains)
          .orElse(now.getFirst()));
      following = false;
    }
  }

  private void follow(List<ProblemEntry> wanted) {
    List<ProblemEntry> now = getSelectionModel().getSelectedItems();
    if (!following && !new HashSet<>(now).equals(new HashSet<>(wanted))) {
      following = true;
      getSelectionModel().clearSelection();
      wanted.forEach(getSelectionModel()::select);
      selection.lead().get().filter(wanted::contains).ifPresent(getSelectionModel()::select);
      following = false;
    }
  }

  private static int sum(String count) {
    int sum = 0;
    for (String number : count.replaceAll("[()]", "").split("\\+")) {
      sum += number.isEmpty() ? 0 : Integer.parseInt(number);
    }
    return sum;
  }

  /** As {@link Problem#claimed}, in the language of the user. */
  private static String claim(Problem problem) {
    return (problem.task().stipulationText() + " " + lang(problem.analysis().claim().orElse(Soundness.SOUND).word()))
        .strip();
  }

  private static String time(Checked checked) {
    return checked.byCertificate() ? "" : String.format(Locale.ROOT, "%.2f s", checked.seconds());
  }

  private static TableRow<ProblemEntry> row(Runnable open) {
    TableRow<ProblemEntry> row = new TableRow<>();
    row.setOnMouseClicked(event -> {
      if (event.getClickCount() == 2 && !row.isEmpty()) {
        open.run();
      }
    });
    return row;
  }

  private TableColumn<ProblemEntry, String> column(String title, double width, Function<ProblemEntry, String> text) {
    return column(title, width, text, Function.identity());
  }

  private <V> TableColumn<ProblemEntry, V> column(
      String title, double width, Function<ProblemEntry, V> value, Function<V, String> text) {
    TableColumn<ProblemEntry, V> column = new TableColumn<>(lang(title));
    column.setId("library-" + title.toLowerCase(Locale.ROOT));
    column.setPrefWidth(width);
    // What a check finds changes some of the texts.
    column.setCellValueFactory(cell -> cell.getValue().checked().map(_ -> value.apply(cell.getValue())));
    column.setCellFactory(_ -> new TextCell<>(text));
    getColumns().add(column);
    return column;
  }

  private static final class TextCell<V> extends TableCell<ProblemEntry, V> {
    private final Function<V, String> text;

    TextCell(Function<V, String> text) {
      this.text = text;
    }

    @Override
    protected void updateItem(V value, boolean empty) {
      super.updateItem(value, empty);
      String shown = empty || value == null ? "" : text.apply(value);
      setText(empty ? null : shown);
      setTooltip(shown.length() < 12 ? null : new Tooltip(shown));
    }
  }

  private void state() {
    TableColumn<ProblemEntry, ProblemEntry> column = new TableColumn<>(lang("State"));
    column.setId("library-state");
    column.setPrefWidth(68);
    column.setComparator(Comparator.comparing(ProblemEntry::state));
    column.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(cell.getValue()));
    column.setCellFactory(_ -> new StateCell());
    getColumns().add(column);
  }

  private static final class StateCell extends TableCell<ProblemEntry, ProblemEntry> {
    private final Label sign = new Label();
    private Subscription following = Subscription.EMPTY;

    @Override
    protected void updateItem(ProblemEntry entry, boolean empty) {
      super.updateItem(entry, empty);
      following.unsubscribe();
      following = Subscription.EMPTY;
      setGraphic(empty ? null : sign);
      if (!empty && entry != null) {
        following = Subscription.combine(entry.checked().subscribe(_ -> show(entry)),
            entry.running().subscribe(_ -> show(entry)));
      }
    }

    private void show(ProblemEntry entry) {
      StateSign.show(sign, entry);
      setTooltip(new Tooltip(StateSign.text(entry)));
      setAccessibleText(StateSign.text(entry));
    }
  }
}
