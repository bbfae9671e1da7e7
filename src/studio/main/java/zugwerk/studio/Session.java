package zugwerk.studio;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.stage.Stage;
import javafx.stage.Window;
import zugwerk.diagram.PictureFormat;
import zugwerk.diagram.PieceSet;
import zugwerk.diagram.Style;
import zugwerk.diagram.Styles;
import zugwerk.exchange.ExchangeFiles;
import zugwerk.notation.Letters;
import zugwerk.solve.SolveOptions.Tries;
import zugwerk.studio.action.ActionGroup;
import zugwerk.studio.cluster.Cluster;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.export.ExportChoice;
import zugwerk.studio.home.Autosave;
import zugwerk.studio.home.Drafts;
import zugwerk.studio.home.Home;
import zugwerk.studio.home.PersistedProperties;
import zugwerk.studio.home.Preferences;
import zugwerk.studio.solving.SolvingOptions;
import zugwerk.studio.tabs.OpenProblems;
import zugwerk.studio.tabs.Parts;
import zugwerk.studio.task.FileWork;
import zugwerk.studio.task.Words;
import zugwerk.work.Reason;

/** State that outlives a window: preferences, recent files, the library, and drafts left by a crash. */
final class Session {

  /** Seconds after which the end of solving is announced. */
  private static final double LONG = 5;
  private static final String WELCOMED = "welcomed";

  private final Workbench bench;
  private final Home home;
  private final Actions actions;
  private final Dialogs dialogs;
  private final PersistedProperties remembered;
  private final Parts parts = new Parts();
  private final BooleanProperty welcome = new SimpleBooleanProperty();
  private final RecentFiles recent;
  private final OpenProblems problems;
  private final Executor background;
  private final Map<Window, Toast> toasts = new HashMap<>();
  private final Stage stage;
  private final WindowTheme theme;
  private Optional<LibraryWindow> library = Optional.empty();

  Session(Stage stage, Home home, Workbench bench, Actions actions, WindowTheme theme, Dialogs dialogs,
      Executor background) {
    this.stage = stage;
    this.theme = theme;
    this.home = home;
    this.bench = bench;
    this.actions = actions;
    this.dialogs = dialogs;
    this.background = background;
    Consumer<String> faults = fault -> Platform.runLater(() -> notice(fault));
    remembered = new PersistedProperties(home.preferences(), background, faults);
    recent = new RecentFiles(bench, actions.problems()::isTurning, remembered, actions.files()::open);
    remember(actions);
    rememberLooks();
    tellLongSolving();
    problems = actions.problems();
    // Once a cluster is configured, the studio joins it at each start.
    actions.cluster().choose(actions.cluster().choice(), this::notice);
    problems.keepDrafts(() -> keepDraft(faults));
    if (!home.preferences().notice().isEmpty()) {
      faults.accept(home.preferences().notice());
    }
  }

  private Optional<Autosave> keepDraft(Consumer<String> faults) {
    try {
      return home.drafts().map(drafts -> new Autosave(bench, drafts.open(), background, faults,
          () -> problems.all().size() > 1));
    } catch (UncheckedIOException refused) {
      faults.accept(Reason.of(refused));
      return Optional.empty();
    }
  }

  private void remember(Actions actions) {
    SolvingOptions options = actions.options();
    remembered.truth("view.marks", bench.marks().on());
    remembered.truth("view.reach", bench.signs().reaching());
    remembered.truth("view.as-they-move", bench.signs().asTheyMove());
    remembered.truth("view.full-values", bench.signs().full());
    remembered.truth("view.palette", parts.palette());
    remembered.truth("view.controls", parts.controls());
    remembered.truth("view.fen", parts.fen());
    remembered.truth("view.panes", parts.panes());
    remembered.truth(Preferences.MOTION, parts.motion());
    remembered.any("view.width", parts.width(), Parts::width, String::valueOf);
    remembered.choice("view.letters", bench.letters().chosen(), List.of(Letters.values()), Letters::id);
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
    remembered.choice("export.format", choice.format(), List.of(PictureFormat.values()), PictureFormat::name);
    remembered.choice("export.style", choice.style(), home.styles().all(), Style::name);
    remembered.any("export.size", choice.size().asObject(), ExportChoice::size, String::valueOf);
    remembered.truth("export.coordinates", choice.coordinates());
    remembered.truth("export.captions", choice.captions());
    remembered.truth("export.transparent", choice.transparent());
    remembered.truth("export.by-power", choice.byPower());
    remembered.truth("export.set-play", choice.setPlay());
    remembered.truth("export.phases", choice.phases());
    remembered.truth("export.solution", choice.solution());
    remembered.truth("export.full", choice.full());
    remembered.truth("export.tries", choice.tries());
  }

  private void notice(String text) {
    actions.report(text);
    Window front = library.filter(LibraryWindow::isFocused).map(LibraryWindow::window).orElse(stage);
    // A window that is closed has no place for it.
    if (front.isShowing()) {
      toasts.computeIfAbsent(front, Toast::new).show(Words.capital(text));
    }
  }

  private void tellLongSolving() {
    actions.job().result().addListener((_, _, solved) -> solved.ifPresent(found -> {
      double seconds = found.parts().stream().mapToDouble(part -> part.solution().seconds()).sum();
      if (seconds > LONG) {
        notice(String.format(Locale.ROOT, "Solved: %s, after %.0f s", found.verdict().word(), seconds));
      }
    }));
  }

  @SuppressWarnings("OptionalMapToOptional") // The inner one means the built-in colours.
  private void rememberLooks() {
    remembered.choice("theme", theme.mode(), List.of(WindowTheme.Mode.values()), WindowTheme.Mode::name);
    remembered.choice("pieces", theme.pieces(), List.of(PieceSet.values()), PieceSet::id);
    actions.diagrams().choice().pieces().bindBidirectional(theme.pieces());
    remembered.any("board-colours", theme.board(),
        text -> home.styles().files().stream().filter(file -> file.getFileName().toString().equals(text))
            .findFirst().map(Optional::of),
        file -> file.map(path -> path.getFileName().toString()).orElse(""));
  }

  PersistedProperties remembered() {
    return remembered;
  }

  BooleanProperty welcome() {
    return welcome;
  }

  void welcomeOnce() {
    if (remembered.preferences().text(WELCOMED).isEmpty()) {
      welcome.set(true);
      remembered.preferences().set(WELCOMED, true);
      remembered.touch();
    }
  }

  Parts parts() {
    return parts;
  }

  Styles styles() {
    return home.styles();
  }

  ActionGroup recent() {
    return recent.menu();
  }

  void showLibrary() {
    if (library.isEmpty()) {
      library = Optional.of(new LibraryWindow(background, remembered, home.index(),
          () -> actions.cluster().solver(false), dialogs, theme, this::openInFront, actions.diagrams()::sheet,
          summary -> notice("Checked " + summary)));
    }
    library.get().show();
  }

  void findSimilar() {
    showLibrary();
    library.get().findSimilar(bench.draft().get(), bench.file().get());
  }

  private void openInFront(Path file) {
    stage.toFront();
    stage.requestFocus();
    actions.files().open(file);
  }

  /**
   * Opens a single file in the editor. Of several places, problem files and folders open as collections, and each file
   * of another program in a tab of its own.
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

  void offerDrafts() {
    offerDrafts(() -> {});
  }

  void recoverDrafts() {
    offerDrafts(() -> actions.report("No drafts to recover"));
  }

  /** Finding a draft locks it, so the search must not be stopped and its result must be shown. */
  private void offerDrafts(Runnable none) {
    FileWork work = actions.files().work();
    List<String> faults = new ArrayList<>();
    home.drafts().ifPresentOrElse(
        drafts -> work.write("Searching drafts", () -> drafts.orphans(faults::add), orphans -> {
          if (!orphans.isEmpty()) {
            recover(dialogs.recover(orphans), orphans);
          } else if (faults.isEmpty()) {
            none.run();
          }
          if (!faults.isEmpty()) {
            dialogs.error(String.join("\n", faults));
          }
        }, dialogs::error), none);
  }

  /** Opens each draft in a tab; the first in the present tab if that is untouched. */
  private void recover(Dialogs.Recovery answer, List<Drafts.Orphan> orphans) {
    actions.files().work().afterWriting(() -> {
      List<Drafts.Orphan> taken = answer.take();
      taken.forEach(orphan -> {
        if (!problems.isUntouched()) {
          problems.add();
        }
        if (orphan.saved()) {
          bench.open(orphan.problem(), orphan.file().orElseThrow());
        } else {
          bench.recover(orphan.problem(), orphan.file());
        }
        Optional<Autosave> own = problems.autosave();
        putAway(() -> {
          // Before the crash's draft is deleted the tab must have its own.
          if (own.isPresent() && own.get().write()) {
            orphan.discard();
          } else {
            orphan.release();
          }
        });
      });
      if (!taken.isEmpty()) {
        actions.report(taken.size() == 1 ? "Recovered a draft; it is not saved yet"
            : "Recovered " + taken.size() + " problems");
      }
    });
    putAway(() -> orphans.stream().filter(orphan -> !answer.take().contains(orphan)).forEach(orphan -> {
      if (answer.discard().contains(orphan)) {
        orphan.discard();
      } else {
        orphan.release();
      }
    }));
  }

  private void putAway(Runnable drafts) {
    actions.files().work().write("Saving drafts", () -> {
      drafts.run();
      return true;
    }, _ -> {}, dialogs::error);
  }

  void close() {
    library.ifPresent(LibraryWindow::close);
    problems.end();
    remembered.save();
  }
}
