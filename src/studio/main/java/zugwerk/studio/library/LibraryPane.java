package zugwerk.studio.library;

import static zugwerk.studio.text.Localization.lang;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.collections.transformation.FilteredList;
import javafx.collections.transformation.SortedList;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import zugwerk.cluster.ClusterSolver;
import zugwerk.notation.Letters;
import zugwerk.problem.Bundled;
import zugwerk.problem.Problem;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.home.PersistedProperties;
import zugwerk.studio.task.Background;
import zugwerk.studio.task.Job;

/**
 * The collections: folders on the left, their problems as cards or table, the selected one in detail on the right, a
 * filter above, the check below.
 */
public final class LibraryPane extends BorderPane implements LibraryTools.Actions {

  private final Host host;
  private final Library shelf;
  private final CheckJob job;
  private final BooleanProperty asTable = new SimpleBooleanProperty();
  private final LibraryIndex index;
  private final SearchJob search;
  private final SimilarJob similar;
  private final FilterBar filter;
  private final FilteredList<ProblemEntry> shown;
  private final SortedList<ProblemEntry> sorted;
  private final EntrySelection selection;
  private final SelectionActions actions;
  private final SolutionSection solution;
  private final LibraryTools tools;
  private final PlacesPane places;
  private final CheckBar check;
  private final LibraryStatus status;
  private final Label count = new Label();
  private final Tooltip known = new Tooltip();

  /** What the library leaves to its window. */
  public interface Host {

    void open(List<Path> files);

    boolean isOpen(Path file);

    Optional<Path> folder(String title);

    /** The file to convert problems to; its extension selects the format. */
    Optional<Path> conversion();

    void sheet(List<Problem> problems);

    void error(String text);

    Optional<ClusterSolver> cluster();
  }

  public LibraryPane(Background background, Executor drawing, PersistedProperties remembered, Optional<Path> indexFile,
      ObservableValue<Letters> letters, Host host) {
    this.host = host;
    shelf = new Library(background, Platform::runLater);
    job = new CheckJob(background, Platform::runLater);
    index = new LibraryIndex(indexFile, background, Platform::runLater);
    search = new SearchJob(index, background, Platform::runLater, this::sift);
    similar = new SimilarJob(shelf, index, background, Platform::runLater, background::token);
    filter = new FilterBar(search, similar, shelf::suggestions, this::search);
    shown = new FilteredList<>(shelf.entries());
    sorted = new SortedList<>(shown);
    status = new LibraryStatus(shelf, shown, index, search, similar);
    selection = new EntrySelection(sorted);
    EntrySolver solver = new EntrySolver(background, Platform::runLater, background::token);
    actions = new SelectionActions(selection, solver, host, background, text -> check().report(text), this::refresh);
    solution = new SolutionSection(solver, background, letters);
    places = new PlacesPane(shelf, remembered);
    count.setId("library-count");
    count.getStyleClass().add("hint");
    count.setTooltip(known);
    tools = new LibraryTools(this, asTable, count, remembered);
    check = new CheckBar(job, this::meant, shelf::places, host::cluster, remembered, _ -> {
      shelf.refresh();
      // New states and verdicts may change the filter's result and the order.
      sift();
      sort();
    });
    remembered.truth("library.table", asTable);
    Thumbnails thumbnails = new Thumbnails(drawing, Platform::runLater);
    getStyleClass().add("library");
    setTop(new VBox(tools, filter));
    setLeft(places);
    setCenter(views(thumbnails));
    setRight(new DetailPane(selection, thumbnails, solution,
        new SelectionBar(selection, actions, this::findSimilar), entry -> shortName(entry.file())));
    setBottom(check);
    follow();
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
  }

  private StackPane views(Thumbnails thumbnails) {
    CardGrid grid = new CardGrid(sorted, selection, thumbnails, similar, actions::open);
    ProblemTable table = new ProblemTable(sorted, selection, this::shortName, similar, actions::open);
    grid.visibleProperty().bind(asTable.not());
    table.visibleProperty().bind(asTable);
    Label nothing = new Label();
    nothing.setId("library-nothing");
    nothing.getStyleClass().add("hint");
    nothing.setWrapText(true);
    nothing.setMouseTransparent(true);
    nothing.textProperty().bind(Bindings.createStringBinding(status::nothing,
        shown, shelf.entries(), shelf.loading(), shelf.fault(), shelf.places(), search.fault(), search.busy(),
        similar.result()));
    StackPane views = new StackPane(grid, nothing);
    // A hidden table would still make its rows and scroll with the cards.
    asTable.subscribe(on -> {
      if (on && !views.getChildren().contains(table)) {
        views.getChildren().add(1, table);
      }
    });
    return views;
  }

  private void follow() {
    tools.order().valueProperty().subscribe(_ -> sort());
    tools.order().disableProperty().bind(similar.active());
    filter.wanted().subscribe(_ -> sift());
    List.<ObservableValue<?>>of(search.state(), search.progress(), index.progress(), similar.active(),
        similar.progress(), similar.failure()).forEach(changed -> changed.subscribe(_ -> count()));
    selection.selected().subscribe(selected -> {
      check.count(selected.size() > 1 ? selected.size() : 0);
      count();
    });
    similar.result().subscribe(_ -> {
      sift();
      sort();
    });
    places.place().subscribe(_ -> sift());
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
  }

  private CheckBar check() {
    return check;
  }

  @SuppressWarnings("UnnecessaryMethodReference")
  private void sort() {
    // The list sorts again only if it gets another comparator.
    sorted.setComparator(
        (similar.result().get().isPresent() ? similar.order() : tools.order().getValue().comparator())::compare);
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
      case OPEN_FOLDER -> openFolder();
      case SHEET -> sheet();
      case OPEN_BUNDLED -> openBundled();
      case REFRESH -> refresh();
      case CHECK -> check.start();
      case SKIP_PROBLEM -> job.skip();
      case CLOSE_COLLECTION -> {
        return places.closeFocused();
      }
      case STOP_CHECK -> {
        return stop();
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean stop() {
    if (search.busy().get()) {
      search.cancel();
    } else if (job.busy().get()) {
      job.cancel();
    } else if (similar.active().get()) {
      similar.reset();
    } else if (places.place().get().isPresent()) {
      places.showAll();
    } else {
      return false;
    }
    return true;
  }

  /** The problems that a command is for: the selected ones if there are several, otherwise all shown. */
  private List<ProblemEntry> meant() {
    List<ProblemEntry> selected = selection.selected().get();
    return selected.size() > 1 ? selected : List.copyOf(sorted);
  }

  private void sift() {
    ProblemFilter sieve = filter.wanted().get();
    Optional<Path> only = places.place().get();
    shown.setPredicate(entry -> only.filter(folder -> !entry.file().startsWith(folder)).isEmpty() && sieve.lets(entry)
        && search.accepts(entry) && similar.lets(entry));
    count();
  }

  private void findSimilar() {
    selection.lead().get()
        .ifPresent(entry -> entry.problem().ifPresent(problem -> findSimilar(problem, Optional.of(entry.file()))));
  }

  public void findSimilar(Problem problem, Optional<Path> file) {
    filter.clear();
    places.showAll();
    similar.find(problem, file);
  }

  private void search() {
    search.start(List.copyOf(sorted), check.searching());
  }

  private void count() {
    count.setText(status.count(selection.selected().get().size()));
    known.setText(status.indexed());
  }

  private String shortName(Path file) {
    return shelf.places().stream().filter(file::startsWith).findFirst()
        .map(path -> path.equals(file) ? file.getFileName().toString()
            : path.getFileName() + "/" + path.relativize(file))
        .orElse(file.toString());
  }

  @Override
  public void openFolder() {
    host.folder(lang("Open a folder of problems")).ifPresent(path -> open(List.of(path)));
  }

  @Override
  public void openBundled() {
    open(List.of(Bundled.problems()));
  }

  @Override
  public void sheet() {
    actions.sheet(meant());
  }

  public void open(List<Path> more) {
    shelf.open(more);
  }

  /** Reads changed files, unless a check is running, which does so at its end. */
  @Override
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

  /** Whether problems are being checked. */
  public boolean isChecking() {
    return job.busy().get();
  }

  public void rest() {
    job.cancel();
    index.cancel();
    similar.cancel();
    solution.rest();
  }
}
