package zugwerk.studio;

import static zugwerk.work.Localization.lang;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.MenuBar;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.util.Subscription;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.studio.action.ActionMenu;
import zugwerk.studio.action.ActionRegistry;
import zugwerk.studio.action.Command;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.board.BoardPane;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.home.Home;
import zugwerk.studio.library.ProblemEntry;
import zugwerk.studio.tabs.OpenProblem;
import zugwerk.studio.tabs.OpenProblems;
import zugwerk.studio.tabs.ProblemPane;
import zugwerk.studio.tabs.ProblemTabs;
import zugwerk.studio.tabs.StartPage;
import zugwerk.studio.task.Background;
import zugwerk.studio.task.FileWork;
import zugwerk.studio.versions.CompareWindow;
import zugwerk.studio.versions.Compared;
import zugwerk.studio.versions.VersionStrip;
import zugwerk.work.Language;
import zugwerk.work.Localization;
import zugwerk.work.Texts;

/** The main window. Each problem has a tab; the selected one is on the workbench. */
public final class MainWindow {

  private static final double LEAST_FOR_VERSIONS = 680;

  private final Stage stage;
  private final Background background;
  private final Executor files;
  private final Home home;
  private final Function<Window, Dialogs> dialogs;
  private final Dialogs answers;
  private final Workbench bench = new Workbench();
  private final Actions actions;
  private final Docks side;
  private final PanesOfTabs panes;
  private final Session session;
  private final WindowActions commands;
  private final Subscription place;
  private Optional<CompareWindow> comparison = Optional.empty();
  private Optional<MainWindow> successor = Optional.empty();

  public MainWindow(Stage stage, Background background, Home home) {
    this(stage, background, background, home, window -> new WindowDialogs(window, home.preferences()));
  }

  MainWindow(Stage stage, Background background, Executor files, Home home, Function<Window, Dialogs> dialogs) {
    this.stage = stage;
    this.background = background;
    this.files = files;
    this.home = home;
    this.dialogs = dialogs;
    WindowTheme theme = new WindowTheme(Platform.getPreferences().colorSchemeProperty());
    answers = dialogs.apply(stage);
    FileWork work = new FileWork(files, Platform::runLater);
    actions = new Actions(stage, bench, answers, background, work, home.styles()::all);
    session = new Session(stage, home, bench, actions, theme, answers, background);
    side = new Docks(bench, actions, background, work, home.measure());
    panes = new PanesOfTabs(actions.problems(), side.solving()::keep, side::keep);
    BoardPane board = new BoardPane(bench, actions.play(), side.solving().stepper(), session.parts(), actions::report);
    FaultsPane faults = new FaultsPane(bench, board::focus);
    commands = new WindowActions(stage, bench, actions, theme, session, side, faults, this::quit);
    FenField fen = new FenField(bench, commands.registry().of(Command.PASTE_PROBLEM).run(), session.parts().fen());
    VersionStrip versions = versions(theme);
    Scene scene = new Scene(root(new ProblemPane(bench, board, new TwinBar(actions.twins(), bench.letters()),
        side, side::widen, List.of(versions, faults, fen), session.parts())));
    // Without panes it would move the board.
    versions.fits().bind(scene.heightProperty().greaterThan(LEAST_FOR_VERSIONS).and(session.parts().panes()));
    theme.dress(scene);
    drops(scene);
    CommandKeys.install(scene, commands.registry());
    scene.getAccelerators().put(KeyPress.combination(LocalKey.REDO_TOO.key()), bench.history()::redo);
    scene.getAccelerators().put(KeyPress.combination(LocalKey.FIND.key()), commands::search);
    scene.getAccelerators().put(KeyPress.combination(LocalKey.NEW_TOO.key()), actions.files()::begin);
    stage.setScene(scene);
    stage.setMinWidth(940);
    stage.setMinHeight(520);
    place = WindowPlace.remember(stage, "window", 1240, 850, session.remembered());
    stage.titleProperty()
        .bind(actions.problems().current().flatMap(OpenProblem::title).map(name -> name + " – Zugwerk"));
    stage.setOnCloseRequest(event -> {
      event.consume();
      quit();
    });
    session.language().addListener((_, before, chosen) -> Platform.runLater(() -> translate(before, chosen)));
  }

  private VersionStrip versions(WindowTheme theme) {
    return new VersionStrip(bench, side.versions(), background, new VersionStrip.Host() {
      @Override
      public Optional<String> name(String present) {
        return answers.name(lang("Rename the version"), present);
      }

      @Override
      public void compare(Compared left, Compared right) {
        if (comparison.isEmpty()) {
          comparison = Optional.of(
              new CompareWindow(stage, bench.letters(), actions::liveOptions, background, theme::dress));
        }
        comparison.get().show(left, right);
      }
    });
  }

  private BorderPane root(ProblemPane problem) {
    BorderPane root = new BorderPane(new StackPane(problem, welcome(problem)));
    root.getStyleClass().add("studio");
    MenuBar menus = new MenuBar();
    commands.registry().menus().forEach(menu -> menus.getMenus().add(ActionMenu.of(menu)));
    Tools tools = new Tools(bench, actions, commands);
    ProblemTabs problems = new ProblemTabs(actions.problems(), actions.files()::show, actions.files()::close,
        actions.files()::begin);
    problems.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> session.welcome().set(false));
    menus.setMinWidth(Region.USE_PREF_SIZE);
    HBox.setHgrow(problems, Priority.ALWAYS);
    HBox head = new HBox(menus, problems);
    head.getStyleClass().add("head");
    root.setTop(new VBox(head, tools.bar(), tools.fault()));
    root.setBottom(new StatusLine(bench, actions, commands.registry(), key -> {
      side.show(side.solving());
      side.solving().show(key);
    }));
    return root;
  }

  private StartPage welcome(ProblemPane problem) {
    StartPage page = new StartPage(new StartPage.Host() {
      @Override
      public void open(Problem chosen) {
        actions.open(chosen, lang("Opened “{0}”", ProblemEntry.title(chosen)));
      }

      @Override
      public void open(Path file) {
        actions.files().open(file);
      }

      @Override
      public List<Path> recent() {
        return session.recent().files();
      }

      @Override
      public void run(Command command) {
        commands.registry().of(command).run().run();
      }

      @Override
      public void rules(Variant game) {
        actions.rules(game);
      }
    }, background);
    page.shown().bindBidirectional(session.welcome());
    problem.visibleProperty().bind(page.shown().not());
    // A change, not only an invalidation, which the cursor on the board may cause.
    bench.draft().addListener((_, _, _) -> page.shown().set(false));
    bench.history().starts().addListener((_, _, _) -> page.shown().set(false));
    page.shown().addListener((_, _, shown) -> {
      if (shown) {
        page.focus();
      } else {
        // By then it is in sight, so that pieces can be placed by letters at once.
        Platform.runLater(problem::focus);
      }
    });
    return page;
  }

  private void drops(Scene scene) {
    scene.setOnDragOver(event -> {
      if (event.getDragboard().hasFiles() || event.getDragboard().hasString()) {
        event.acceptTransferModes(TransferMode.COPY);
      }
    });
    scene.setOnDragDropped(event -> {
      commands.take(event.getDragboard());
      event.setDropCompleted(true);
    });
  }

  void open(List<Path> files) {
    session.openAll(files);
  }

  private void quit() {
    actions.files().work().afterWriting(() -> {
      if (stage.isShowing()) {
        actions.files().leaveAll(() -> {
          rest();
          stage.close();
        });
      }
    });
  }

  void rest() {
    actions.files().work().stop();
    session.close();
    endWork();
    comparison.ifPresent(CompareWindow::close);
    answers.close();
    place.unsubscribe();
  }

  private void endWork() {
    actions.rest();
    side.rest();
    panes.rest();
  }

  /** Replaces this window by one in another language, which takes over the open problems. */
  private void translate(Optional<Language> before, Optional<Language> chosen) {
    Language language = LanguageChoice.language(chosen);
    if (language == Localization.texts().language()) {
      return;
    }
    actions.files().work().afterWriting(() -> {
      boolean searched = side.hasResults() || panes.hasResults() || session.isChecking()
          || actions.job().isRequested() && actions.job().busy().get();
      if (searched && !answers.dropSearches()) {
        session.language().set(before);
        return;
      }
      actions.twins().settle();
      endWork();
      Localization.use(Texts.in(language));
      MainWindow next = new MainWindow(stage, background, files, home, dialogs);
      successor = Optional.of(next);
      next.takeOver(this);
    });
  }

  private void takeOver(MainWindow other) {
    OpenProblems open = other.actions.problems();
    boolean welcome = other.session.welcome().get();
    boolean library = other.session.isLibraryShown();
    session.tabs().takeOver(open.contents(), open.all().indexOf(open.current().get()), other::rest);
    session.welcome().set(welcome);
    if (library) {
      session.showLibrary();
      stage.toFront();
      stage.requestFocus();
    }
  }

  /** The window that has replaced this one, if the language has changed. */
  Optional<MainWindow> successor() {
    return successor;
  }

  void begin(List<Path> files) {
    session.begin(files);
  }

  ActionRegistry registry() {
    return commands.registry();
  }

  Actions actions() {
    return actions;
  }

  public Workbench bench() {
    return bench;
  }
}
