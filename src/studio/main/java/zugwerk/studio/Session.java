package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.studio.text.Localization.reason;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.stage.Stage;
import zugwerk.diagram.PictureFormat;
import zugwerk.diagram.PieceSet;
import zugwerk.diagram.Style;
import zugwerk.diagram.Styles;
import zugwerk.exchange.ExchangeFiles;
import zugwerk.notation.Letters;
import zugwerk.solve.SolveOptions.Tries;
import zugwerk.studio.cluster.Cluster;
import zugwerk.studio.editor.BoardSettings;
import zugwerk.studio.export.ExportChoice;
import zugwerk.studio.home.Autosave;
import zugwerk.studio.home.Drafts;
import zugwerk.studio.home.Home;
import zugwerk.studio.home.PersistedProperties;
import zugwerk.studio.home.Preferences;
import zugwerk.studio.solving.SolvingOptions;
import zugwerk.studio.tabs.OpenProblem;
import zugwerk.studio.tabs.OpenProblems;
import zugwerk.studio.tabs.WindowLayout;
import zugwerk.studio.task.Background;
import zugwerk.studio.task.DisplayText;
import zugwerk.work.Language;

/** State that outlives a window: preferences, recent files, the library, and drafts left by a crash. */
final class Session {

  /** Seconds after which the end of solving is announced. */
  private static final double LONG = 5;

  private final Home home;
  private final Actions actions;
  private final Dialogs dialogs;
  private final PersistedProperties remembered;
  private final WindowLayout parts = new WindowLayout();
  private final BooleanProperty welcome = new SimpleBooleanProperty();
  private final ObjectProperty<Optional<Language>> language;
  private final RecentFiles recent;
  private final OpenProblems problems;
  private final SavedTabs tabs;
  private final Background background;
  private final Stage stage;
  private final Toast toast;
  private final WindowTheme theme;
  private Optional<LibraryWindow> library = Optional.empty();

  Session(Stage stage, Home home, Actions actions, WindowTheme theme, Dialogs dialogs,
      Background background) {
    this.stage = stage;
    toast = new Toast(stage);
    this.theme = theme;
    this.home = home;
    this.actions = actions;
    this.dialogs = dialogs;
    this.background = background;
    Consumer<String> faults = fault -> Platform.runLater(() -> notice(fault));
    remembered = new PersistedProperties(home.preferences(), background.after(PersistedProperties.PAUSE), faults);
    problems = actions.problems();
    tabs = new SavedTabs(problems, home.drafts(), actions.files().work(), actions::report, dialogs);
    recent = new RecentFiles(problems, tabs::isRestoring, remembered, actions.files()::open);
    language = LanguageChoice.of(remembered);
    remember(actions);
    rememberLooks();
    problems.each(this::tellLongSolving);
    // Once a cluster is configured, the studio joins it at each start.
    actions.cluster().choose(actions.cluster().choice(), this::notice);
    problems.each(one -> keepDraft(one, faults));
    if (!home.preferences().notice().isEmpty()) {
      faults.accept(home.preferences().notice());
    }
  }

  private void keepDraft(OpenProblem one, Consumer<String> faults) {
    try {
      home.drafts().map(Drafts::open).ifPresent(place -> one.save(
          new Autosave(one.bench(), place, background, background.after(Autosave.PAUSE), faults,
              () -> problems.all().size() > 1)));
    } catch (UncheckedIOException refused) {
      faults.accept(reason(refused));
    }
  }

  private void remember(Actions actions) {
    SolvingOptions options = actions.options();
    BoardSettings board = actions.settings();
    remembered.truth("view.marks", board.marks());
    remembered.truth("view.reach", board.reach());
    remembered.truth("view.as-they-move", board.asTheyMove());
    remembered.truth("view.full-values", board.fullValues());
    remembered.truth("view.palette", parts.palette());
    remembered.truth("view.controls", parts.controls());
    remembered.truth("view.fen", parts.fen());
    remembered.truth("view.panes", parts.panes());
    remembered.truth(Preferences.MOTION, parts.motion());
    remembered.any("view.width", parts.width(), WindowLayout::width, String::valueOf);
    remembered.truth("edit.upper-case-is-white", board.upperCaseIsWhite());
    remembered.choice("view.letters", board.letters(), List.of(Letters.values()), Letters::id);
    remembered.truth("solve.live", actions.live());
    remembered.truth("solve.set-play", options.setPlay());
    remembered.truth("solve.threats", options.threats());
    remembered.truth("solve.short-variations", options.shortVariations());
    remembered.truth("solve.first-only", options.firstOnly());
    remembered.choice("solve.tries", options.tries(), List.of(Tries.values()), Tries::name);
    remembered.choice("solve.seconds", options.seconds().asObject(), SolvingOptions.TIMES, String::valueOf);
    remembered.choice("solve.live-seconds", options.liveSeconds().asObject(), SolvingOptions.LIVE_TIMES,
        String::valueOf);
    remembered.choice("solve.megabytes", options.megabytes().asObject(), SolvingOptions.MEMORIES, String::valueOf);
    remember(actions.diagrams().choice());
    Cluster cluster = actions.cluster();
    remembered.any("cluster.place", cluster.place(), Optional::of, text -> text);
    remembered.any("cluster.keys", cluster.keys(), Optional::of, text -> text);
  }

  private void remember(ExportChoice choice) {
    remembered.choice("export.format", choice.picture().format(), List.of(PictureFormat.values()), PictureFormat::name);
    remembered.choice("export.style", choice.picture().style(), home.styles().all(), Style::name);
    remembered.any("export.size", choice.picture().size().asObject(), ExportChoice::size, String::valueOf);
    remembered.truth("export.coordinates", choice.picture().coordinates());
    remembered.truth("export.captions", choice.picture().captions());
    remembered.truth("export.transparent", choice.picture().transparent());
    remembered.truth("export.by-power", choice.picture().byPower());
    remembered.truth("export.set-play", choice.play().setPlay());
    remembered.truth("export.phases", choice.play().phases());
    remembered.truth("export.solution", choice.play().solution());
    remembered.truth("export.playing", choice.play().playing());
    remembered.truth("export.full", choice.play().full());
    remembered.truth("export.tries", choice.play().tries());
  }

  private void notice(String text) {
    actions.report(text);
    toast.show(DisplayText.capital(text));
  }

  private void tellLongSolving(OpenProblem one) {
    one.job().result().addListener((_, _, solved) -> solved.filter(_ -> isShown(one)).ifPresent(found -> {
      double seconds = found.parts().stream().mapToDouble(part -> part.solution().seconds()).sum();
      if (seconds > LONG) {
        notice(lang("Solved: {0}, after {1} s", lang(found.verdict().word()), Math.round(seconds)));
      }
    }));
  }

  /** Other tabs show their verdict by its sign. */
  private boolean isShown(OpenProblem one) {
    return one.equals(problems.current().get());
  }

  @SuppressWarnings("OptionalMapToOptional") // The inner one means the built-in colours.
  private void rememberLooks() {
    remembered.choice("theme", theme.mode(), List.of(WindowTheme.Mode.values()), WindowTheme.Mode::name);
    remembered.choice("pieces", theme.pieces(), List.of(PieceSet.values()), PieceSet::id);
    actions.diagrams().choice().picture().pieces().bindBidirectional(theme.pieces());
    remembered.any("board-colours", theme.board(),
        text -> home.styles().files().stream().filter(file -> file.getFileName().toString().equals(text))
            .findFirst().map(Optional::of),
        file -> file.map(path -> path.getFileName().toString()).orElse(""));
  }

  ObjectProperty<Optional<Language>> language() {
    return language;
  }

  PersistedProperties remembered() {
    return remembered;
  }

  BooleanProperty welcome() {
    return welcome;
  }

  /** Restores the tabs of the last window; then opens files, or without any, shows the start page. */
  void begin(List<Path> files) {
    tabs.restore(() -> {
      if (!files.isEmpty()) {
        openAll(files);
      } else if (problems.isBlank()) {
        welcome.set(true);
      }
    });
  }

  WindowLayout parts() {
    return parts;
  }

  Styles styles() {
    return home.styles();
  }

  RecentFiles recent() {
    return recent;
  }

  void showLibrary() {
    if (library.isEmpty()) {
      library = Optional.of(new LibraryWindow(background, remembered, home.index(), actions, dialogs, theme,
          actions.settings().letters(), () -> {
            stage.toFront();
            stage.requestFocus();
          }));
    }
    library.get().show();
  }

  boolean isLibraryShown() {
    return library.filter(LibraryWindow::isShowing).isPresent();
  }

  boolean isChecking() {
    return library.filter(LibraryWindow::isChecking).isPresent();
  }

  void findSimilar() {
    showLibrary();
    library.get().findSimilar(problems.bench().draft().get(), problems.bench().file().get());
  }

  /**
   * Opens a single file in the editor. Of several places, problem files and folders open as collections, and each file
   * of another program in a new tab.
   */
  void openAll(List<Path> places) {
    if (places.size() == 1 && !Files.isDirectory(places.getFirst())) {
      actions.files().open(places.getFirst());
      return;
    }
    List<Path> collections = places.stream().filter(Session::isCollection).toList();
    List<Path> others = places.stream().filter(place -> !isCollection(place)).toList();
    if (!collections.isEmpty()) {
      showLibrary();
      library.get().open(collections);
    }
    if (!others.isEmpty()) {
      actions.files().openEach(others);
    }
  }

  private static boolean isCollection(Path place) {
    return Files.isDirectory(place) || ExchangeFiles.isProblemFile(place);
  }

  SavedTabs tabs() {
    return tabs;
  }

  void close() {
    library.ifPresent(LibraryWindow::close);
    problems.end();
    remembered.save();
  }
}
