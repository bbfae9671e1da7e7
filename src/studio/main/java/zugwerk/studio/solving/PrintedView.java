package zugwerk.studio.solving;

import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import zugwerk.content.printed.PrintedOptions;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.Solved;
import zugwerk.studio.action.Command;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.editor.PieceLetters;
import zugwerk.studio.editor.Stepper;
import zugwerk.studio.editor.Stepper.Step;
import zugwerk.studio.task.DisplayText;
import zugwerk.studio.text.Localization;

/** The solution as a magazine prints it. A click on a move shows it on the board; by-play is folded. */
final class PrintedView extends VBox {

  /** More lines would block the window. */
  private static final int MOST_LINES = 3000;

  private final PrintedJob job;
  private final ReadOnlyObjectProperty<Optional<LinePath>> at;
  private final Consumer<LinePath> read;
  private final Stepper stepper;
  private final Hyperlink more = new Hyperlink(lang("Solve with set play and tries"));
  private final ComboBox<Integer> refutations = new ComboBox<>();
  private final ListView<PrintedRow> list = new ListView<>();
  private final Set<PrintedRow> open = Collections.newSetFromMap(new IdentityHashMap<>());
  private List<PrintedRow> rows = List.of();
  private Optional<Solved> solved = Optional.empty();
  private PrintedOptions options = PrintedOptions.DEFAULT.in(Localization.texts());
  private boolean changing;

  PrintedView(Executor background, PhaseChoice choice, PieceLetters letters, SolutionTree tree, Runnable widen) {
    super(6);
    setId("printed");
    at = tree.at();
    read = tree::showLine;
    stepper = tree;
    job = new PrintedJob(background, Platform::runLater);
    list.setId("solution-text");
    list.setAccessibleText(lang("The printed solution"));
    list.getStyleClass().add("printed");
    list.setPlaceholder(new Label(lang("The solution appears here")));
    list.setCellFactory(
        _ -> new PrintedRowCell(list.widthProperty(), at, letters, this::read, open::contains, this::fold));
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    list.getSelectionModel().selectedItemProperty().addListener((_, _, row) -> {
      if (!changing && row != null) {
        row.words().stream().flatMap(word -> word.at().stream()).findFirst().ifPresent(read);
      }
    });
    more.setId("printed-more");
    more.setTooltip(new Tooltip(Command.PHASES_SOLVE.tip()));
    more.setOnAction(_ -> widen.run());
    refutations.setId("printed-tries");
    refutations.getItems().setAll(PhaseChoice.REFUTATIONS);
    refutations.setConverter(DisplayText.converter(PhaseChoice::name));
    refutations.setAccessibleText(lang("Refutations of the tries that are printed"));
    refutations.valueProperty().bindBidirectional(choice.refutations());
    FlowPane bar = new FlowPane(8, 4, more, refutations);
    bar.getStyleClass().add("filters");
    for (var control : List.of(more, refutations)) {
      control.managedProperty().bind(control.visibleProperty());
    }
    bar.managedProperty().bind(more.visibleProperty().or(refutations.visibleProperty()));
    VBox.setVgrow(list, Priority.ALWAYS);
    list.setMinHeight(0);
    getChildren().addAll(list, bar);
    visibleProperty().subscribe(_ -> update());
    choice.refutations().addListener(_ -> {
      options = new PrintedOptions(choice.refutations().get(), options.threats(), options.texts());
      job.reset();
      update();
    });
    letters.chosen().addListener(_ -> list.refresh());
    job.result().subscribe(found -> found.ifPresent(printed -> fill(printed.rows())));
    at.subscribe(_ -> follow());
  }

  void show(Optional<Solved> newlySolved, PrintedOptions with, boolean lacking) {
    job.reset();
    solved = newlySolved;
    options = with;
    more.setVisible(lacking && solved.isPresent());
    refutations.setVisible(PhaseChoice.hasMoreTries(solved));
    if (solved.isEmpty()) {
      fill(List.of());
    }
    update();
  }

  void showSoFar(List<ProblemPart> twins, Solved.InterimResult known) {
    fill(PrintedRows.soFar(twins, known));
  }

  /** The text, if it has been written. */
  Optional<String> text() {
    return job.result().get().map(PrintedJob.Printed::text);
  }

  private void update() {
    if (!isVisible()) {
      job.cancel();
    } else if (job.result().get().isEmpty()) {
      solved.ifPresent(found -> job.start(found, options));
    }
  }

  private void fill(List<PrintedRow> newRows) {
    rows = newRows;
    open.clear();
    refill();
    follow();
  }

  private void refill() {
    changing = true;
    List<PrintedRow> shown = new ArrayList<>(shown(rows).limit(MOST_LINES + 1L).toList());
    if (shown.size() > MOST_LINES) {
      shown.set(MOST_LINES, PrintedRow.note(lang("… and more lines; Copy includes them")));
    }
    list.getItems().setAll(shown);
    changing = false;
  }

  private Stream<PrintedRow> shown(List<PrintedRow> some) {
    return some.stream().flatMap(row -> Stream.concat(Stream.of(row),
        open.contains(row) ? shown(row.folded()) : Stream.empty()));
  }

  private void fold(PrintedRow row) {
    if (!open.remove(row)) {
      open.add(row);
    }
    refill();
    select(row);
  }

  private void read(PrintedRow row, LinePath path) {
    read.accept(path);
    select(row);
  }

  private void select(PrintedRow row) {
    changing = true;
    list.getSelectionModel().clearAndSelect(index(row));
    changing = false;
  }

  /** The same row, not an equal one: comparing solutions takes long. */
  @SuppressWarnings("ReferenceEquality")
  private int index(PrintedRow row) {
    return IntStream.range(0, list.getItems().size()).filter(i -> list.getItems().get(i) == row).findFirst()
        .orElse(-1);
  }

  /** Selects the line of the move on the board, and opens it if it is folded. */
  private void follow() {
    Optional<PrintedRow> selected = Optional.ofNullable(list.getSelectionModel().getSelectedItem());
    Optional<LinePath> path = at.get();
    if (path.isEmpty()) {
      list.getSelectionModel().clearSelection();
      return;
    }
    if (selected.filter(row -> row.holds(path.get())).isPresent()) {
      return;
    }
    rows.stream().filter(row -> !open.contains(row) && row.folded().stream().anyMatch(one -> one.holds(path.get())))
        .findFirst().ifPresent(row -> {
          open.add(row);
          refill();
        });
    list.getItems().stream().filter(row -> row.holds(path.get())).findFirst().ifPresentOrElse(row -> {
      select(row);
      list.scrollTo(Math.max(0, index(row) - 3));
    }, list.getSelectionModel()::clearSelection);
  }

  private void key(KeyEvent event) {
    Optional<PrintedRow> row = Optional.ofNullable(list.getSelectionModel().getSelectedItem());
    if (KeyPress.matches(LocalKey.OPEN_FOLD, event) && row.filter(one -> !one.folded().isEmpty()).isPresent()) {
      row.ifPresent(this::fold);
      event.consume();
    } else if (!event.isShiftDown()) {
      // Up and Down go from line to line.
      KeyPress.step(event).filter(step -> step != Step.PREVIOUS && step != Step.NEXT).ifPresent(step -> {
        stepper.go(step);
        event.consume();
      });
    }
  }
}
