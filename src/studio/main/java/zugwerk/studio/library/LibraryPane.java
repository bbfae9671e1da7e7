package zugwerk.studio.library;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import javafx.collections.transformation.SortedList;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;
import zugwerk.cluster.ClusterSolver;
import zugwerk.problem.Bundled;
import zugwerk.problem.CheckSummary;
import zugwerk.problem.Problem;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.home.PersistedProperties;
import zugwerk.studio.task.Job;
import zugwerk.studio.task.Words;

/** The collections: folders on the left, their problems as cards or table, a filter above, the check below. */
public final class LibraryPane extends BorderPane {

  private static final String PLACES = "library.places";

  /** Indexing fewer files is too quick to be reported. */
  private static final int MANY = 200;

  private final Library shelf;
  private final CheckJob job;
  private final ObjectProperty<Path> place = new SimpleObjectProperty<>();
  private final ObjectProperty<ProblemEntry> chosen = new SimpleObjectProperty<>();
  private final BooleanProperty asTable = new SimpleBooleanProperty();
  private final LibraryIndex index;
  private final SearchJob search;
  private final SimilarJob similar;
  private final FilterBar filter;
  private final FilteredList<ProblemEntry> shown;
  private final SortedList<ProblemEntry> sorted;
  private final ChoiceBox<ProblemOrder> order = new ChoiceBox<>();
  private final ListView<Path> places;
  private final CheckBar check;
  private final Label count = new Label();
  private final Tooltip known = new Tooltip();

  public LibraryPane(Executor background, Executor drawing, PersistedProperties remembered, Optional<Path> indexFile,
      Supplier<Optional<ClusterSolver>> cluster, Consumer<Path> open, Supplier<Optional<Path>> folder,
      Consumer<List<Problem>> sheet,
      Consumer<CheckSummary> ended) {
    shelf = new Library(background, Platform::runLater);
    job = new CheckJob(background, Platform::runLater);
    index = new LibraryIndex(indexFile, background, Platform::runLater);
    search = new SearchJob(index, background, Platform::runLater, this::sift);
    similar = new SimilarJob(shelf, index, background, Platform::runLater);
    filter = new FilterBar(search, similar, shelf::suggestions, this::search);
    shown = new FilteredList<>(shelf.entries());
    sorted = new SortedList<>(shown);
    places = new ListView<>(shelf.places());
    getStyleClass().add("library");
    Thumbnails thumbnails = new Thumbnails(drawing, Platform::runLater);
    remembered.truth("library.table", asTable);
    Consumer<ProblemEntry> opening = entry -> open.accept(entry.file());
    CardGrid grid = new CardGrid(sorted, chosen, thumbnails, similar, opening);
    ProblemTable table = new ProblemTable(sorted, chosen, this::shortName, similar, opening);
    grid.visibleProperty().bind(asTable.not());
    table.visibleProperty().bind(asTable);
    Label nothing = new Label();
    nothing.setId("library-nothing");
    nothing.getStyleClass().add("hint");
    nothing.setWrapText(true);
    nothing.setMouseTransparent(true);
    nothing.textProperty().bind(Bindings.createStringBinding(this::nothing,
        shown, shelf.entries(), shelf.loading(), shelf.fault(), shelf.places(), search.fault(), search.busy(),
        similar.result()));
    check = new CheckBar(job, () -> List.copyOf(sorted), shelf::places, cluster, remembered, summary -> {
      shelf.refresh();
      // New states and verdicts may change the filter's result and the order.
      sift();
      sort();
      ended.accept(summary);
    });
    order(remembered);
    setTop(new VBox(tools(folder, sheet), filter));
    setLeft(places());
    StackPane views = new StackPane(grid, nothing);
    // A hidden table would still make its rows and scroll with the cards.
    asTable.subscribe(shown -> {
      if (shown && !views.getChildren().contains(table)) {
        views.getChildren().add(1, table);
      }
    });
    setCenter(views);
    setBottom(check);
    filter.wanted().subscribe(_ -> sift());
    List.<ObservableValue<?>>of(search.state(), search.progress(), index.progress(), similar.active(),
        similar.progress(), similar.failure()).forEach(changed -> changed.subscribe(_ -> count()));
    similar.result().subscribe(_ -> {
      sift();
      sort();
    });
    place.subscribe(_ -> sift());
    shown.addListener((ListChangeListener<ProblemEntry>) _ -> count());
    shelf.loading().subscribe(loading -> {
      count();
      if (!loading && !shelf.entries().isEmpty()) {
        index.update(shelf.places());
      }
      similar.proceed();
    });
    index.state().subscribe(state -> {
      if (state == Job.State.DONE) {
        search.queryIndex();
      }
      similar.proceed();
      count();
    });
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    List<Path> before = remembered.preferences().files(PLACES);
    // An unreferenced list would be garbage-collected with its listener.
    places.getItems().addListener((ListChangeListener<Path>) _ -> {
      remembered.preferences().setList(PLACES, shelf.places().stream()
          .filter(path -> !Bundled.isProblems(path)).map(Path::toString).toList());
      remembered.touch();
    });
    open(before);
  }

  private void order(PersistedProperties remembered) {
    order.setId("library-order");
    order.setPrefWidth(190);
    order.setTooltip(new Tooltip("The order of the problems; in the table, click a heading"));
    order.setAccessibleText("Sorted");
    order.setConverter(Words.shown(chosen -> "Sorted " + chosen.label()));
    order.getItems().setAll(ProblemOrder.values());
    order.setValue(ProblemOrder.FILE);
    remembered.choice("library.order", order.valueProperty(), List.of(ProblemOrder.values()), ProblemOrder::name);
    order.valueProperty().subscribe(_ -> sort());
    order.disableProperty().bind(similar.active());
  }

  @SuppressWarnings("UnnecessaryMethodReference")
  private void sort() {
    // The list sorts again only if it gets another comparator.
    sorted.setComparator(
        (similar.result().get().isPresent() ? similar.order() : order.getValue().comparator())::compare);
  }

  private HBox tools(Supplier<Optional<Path>> folder, Consumer<List<Problem>> sheet) {
    Button add = button(new Button("Open folder …"), "library-add", MaterialDesignF.FOLDER_PLUS_OUTLINE,
        LocalKey.OPEN_FOLDER.tip(), () -> folder.get().ifPresent(path -> open(List.of(path))));
    Button bundled = button(new Button("Bundled"), "library-bundled", MaterialDesignB.BOOKSHELF,
        LocalKey.OPEN_BUNDLED.tip(), () -> open(List.of(Bundled.problems())));
    Button refresh = button(new Button("Refresh"), "library-refresh", MaterialDesignR.REFRESH,
        LocalKey.REFRESH.tip(), this::refresh);
    ToggleButton table = button(new ToggleButton("Table"), "library-as-table", MaterialDesignV.VIEW_LIST_OUTLINE,
        LocalKey.AS_TABLE.tip(), () -> {});
    table.selectedProperty().bindBidirectional(asTable);
    Button print = button(new Button("Sheet …"), "library-sheet", MaterialDesignF.FILE_EXPORT_OUTLINE,
        LocalKey.SHEET.tip(),
        () -> sheet.accept(sorted.stream().flatMap(entry -> entry.problem().stream()).toList()));
    Button alike = button(new Button("Similar"), "library-similar", MaterialDesignA.APPROXIMATELY_EQUAL,
        LocalKey.FIND_SIMILAR.tip(), this::findSimilar);
    alike.disableProperty().bind(chosen.isNull());
    count.setId("library-count");
    count.getStyleClass().add("hint");
    count.setTooltip(known);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox tools = new HBox(8, add, bundled, refresh, table, print, alike, order, gap, count);
    tools.getStyleClass().add("library-tools");
    tools.setAlignment(Pos.CENTER_LEFT);
    return tools;
  }

  private static <T extends ButtonBase> T button(T button, String id, Ikon icon, String tip, Runnable action) {
    button.setId(id);
    button.setGraphic(new FontIcon(icon));
    button.setTooltip(new Tooltip(tip));
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(_ -> action.run());
    return button;
  }

  private VBox places() {
    Label title = new Label("Collections");
    title.getStyleClass().add("heading");
    title.setLabelFor(places);
    places.setId("library-places");
    places.setAccessibleText("Collections; " + LocalKey.CLOSE_COLLECTION.key() + " closes one, "
        + LocalKey.STOP_CHECK.key() + " shows all");
    places.setPlaceholder(new Label("No folder is open"));
    places.setCellFactory(_ -> new PlaceCell());
    places.getSelectionModel().selectedItemProperty().subscribe(place::set);
    VBox.setVgrow(places, Priority.ALWAYS);
    Button all = button(new Button("Show all"), "library-all", MaterialDesignF.FOLDER_MULTIPLE_OUTLINE,
        "Problems of all collections", places.getSelectionModel()::clearSelection);
    Button close = button(new Button("Close"), "library-close", MaterialDesignF.FOLDER_REMOVE_OUTLINE,
        LocalKey.CLOSE_COLLECTION.tip(), this::closePlace);
    all.disableProperty().bind(place.isNull());
    close.disableProperty().bind(place.isNull());
    VBox pane = new VBox(8, title, places, new HBox(6, all, close));
    pane.getStyleClass().add("side-pane");
    pane.setPrefWidth(216);
    return pane;
  }

  private void closePlace() {
    Optional.ofNullable(place.get()).ifPresent(shelf::close);
  }

  private void pressed(KeyEvent event) {
    if (KeyPress.find(LocalKey.Place.LIBRARY, event).filter(this::run).isPresent()) {
      event.consume();
    }
  }

  private boolean run(LocalKey key) {
    switch (key) {
      case FIND_PROBLEMS -> filter.search();
      case FIND_SIMILAR -> findSimilar();
      case SHOW_ALL -> filter.clear();
      case AS_TABLE -> asTable.set(!asTable.get());
      case OPEN_FOLDER -> ((Button) lookup("#library-add")).fire();
      case SHEET -> ((Button) lookup("#library-sheet")).fire();
      case OPEN_BUNDLED -> open(List.of(Bundled.problems()));
      case REFRESH -> refresh();
      case CHECK -> check.start();
      case SKIP_PROBLEM -> job.skip();
      case CLOSE_COLLECTION -> {
        if (!places.isFocused()) {
          return false;
        }
        closePlace();
      }
      case STOP_CHECK -> {
        if (search.busy().get()) {
          search.cancel();
        } else if (job.busy().get()) {
          job.cancel();
        } else if (similar.active().get()) {
          similar.reset();
        } else if (place.get() != null) {
          places.getSelectionModel().clearSelection();
        } else {
          return false;
        }
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private void sift() {
    ProblemFilter sieve = filter.wanted().get();
    Path only = place.get();
    shown.setPredicate(entry -> (only == null || entry.file().startsWith(only)) && sieve.lets(entry)
        && search.accepts(entry) && similar.lets(entry));
    count();
  }

  private void findSimilar() {
    Optional.ofNullable(chosen.get())
        .ifPresent(entry -> entry.problem().ifPresent(problem -> findSimilar(problem, Optional.of(entry.file()))));
  }

  public void findSimilar(Problem problem, Optional<Path> file) {
    filter.clear();
    places.getSelectionModel().clearSelection();
    similar.find(problem, file);
  }

  private void search() {
    search.start(List.copyOf(sorted), check.searching());
  }

  private void count() {
    int all = shelf.entries().size();
    String problems = shown.size() == all ? all + (all == 1 ? " problem" : " problems")
        : shown.size() + " of " + all + " problems";
    count.setText(shelf.loading().get() ? "reading …"
        : similar.active().get() ? similar.standing(shown.size()) : search.busy().get()
            ? search.progress().get().map(now -> now.done() + " of " + now.all() + " solved, ").orElse("solving, ")
                + shown.size() + " found"
            : search.isPending() ? shown.size() + " of " + all + " may match; Enter solves them"
                : problems + (search.state().get() == Job.State.CANCELLED ? ", stopped" : "")
                    + search.result().get().filter(unsolved -> unsolved > 0)
                        .map(unsolved -> ", " + unsolved + " not solved").orElse("")
                    + index.progress().get().filter(now -> now.all() >= MANY)
                        .map(now -> ", " + now.done() + " of " + now.all() + " indexed").orElse(""));
    known.setText(index.failure().get().isEmpty()
        ? index.result().get().map(now -> "In the index: " + now).orElse("No index of these collections yet.")
        : Words.sentence(index.failure().get()));
  }

  private String nothing() {
    ObservableList<ProblemEntry> all = shelf.entries();
    return !shelf.fault().get().isEmpty() ? shelf.fault().get() : !shown.isEmpty() || shelf.loading().get() ? ""
        : !search.fault().get().isEmpty() ? search.fault().get()
            : search.busy().get() ? "Solving possible matches. Esc stops."
                : shelf.places().isEmpty() ? "Open a folder of problem files, or drop one here."
                    : all.isEmpty() ? "No problem files in these folders."
                        : similar.nothing().orElse("No problem matches the filter.");
  }

  private String shortName(Path file) {
    return shelf.places().stream().filter(file::startsWith).findFirst()
        .map(path -> path.equals(file) ? file.getFileName().toString()
            : path.getFileName() + "/" + path.relativize(file))
        .orElse(file.toString());
  }

  public void open(List<Path> more) {
    shelf.open(more);
  }

  public void refresh() {
    if (!job.busy().get()) {
      shelf.refresh();
    }
  }

  public void focusProblems() {
    lookup(asTable.get() ? "#library-table" : "#library-grid").requestFocus();
  }

  public boolean isEmpty() {
    return shelf.places().isEmpty();
  }

  public void rest() {
    job.cancel();
    index.cancel();
    similar.cancel();
  }

  /** A folder by name, with its path in the tooltip. */
  private static final class PlaceCell extends ListCell<Path> {
    @Override
    protected void updateItem(Path path, boolean empty) {
      super.updateItem(path, empty);
      boolean bundled = !empty && Bundled.isProblems(path);
      setText(empty ? null : bundled ? "Bundled problems" : Objects.toString(path.getFileName(), path.toString()));
      setTooltip(empty ? null : new Tooltip(bundled ? "The problems that come with the program" : path.toString()));
    }
  }
}
