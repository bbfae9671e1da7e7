package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;

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
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.home.Home;
import zugwerk.studio.library.ProblemEntry;
import zugwerk.studio.tabs.OpenProblem;
import zugwerk.studio.tabs.ProblemTabs;
import zugwerk.studio.tabs.StartPage;
import zugwerk.studio.task.Background;
import zugwerk.studio.task.FileWork;
import zugwerk.studio.text.Localization;
import zugwerk.studio.versions.CompareWindow;
import zugwerk.studio.versions.Compared;
import zugwerk.studio.versions.VersionStrip;
import zugwerk.work.Language;
import zugwerk.work.Texts;

/** The main window. Each problem has a tab; the selected one is on the workbench. */
public final class MainWindow {

  private final Stage stage;
  private final Background background;
  private final Executor files;
  private final Home home;
  private final Function<Window, Dialogs> dialogs;
  private final Dialogs answers;
  private final Actions actions;
  private final Tabs tabs;
  private final Session session;
  private final ConditionsField conditions;
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
    actions = new Actions(stage, answers, background, work, home.styles()::all, home.measure());
    session = new Session(stage, home, actions, theme, answers, background);
    VersionStrip.Host versions = versions(theme);
    tabs = new Tabs(actions.problems(), problem -> new TabView(problem, actions, session.parts(), background, work,
        home.measure(), this::paste, versions));
    conditions = new ConditionsField(actions);
    commands = new WindowActions(stage, actions, theme, session, tabs, this::quit,
        conditions::focus);
    Scene scene = new Scene(root());
    theme.dress(scene);
    drops(scene);
    CommandKeys.install(scene, commands.registry());
    scene.getAccelerators().put(KeyPress.combination(LocalKey.REDO_TOO.key()), () -> bench().history().redo());
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

  private void paste() {
    commands.registry().of(Command.PASTE_PROBLEM).run().run();
  }

  private VersionStrip.Host versions(WindowTheme theme) {
    return new VersionStrip.Host() {
      @Override
      public Optional<String> name(String present) {
        return answers.name(lang("Rename the version"), present);
      }

      @Override
      public void compare(Compared left, Compared right) {
        if (comparison.isEmpty()) {
          comparison = Optional.of(
              new CompareWindow(stage, actions.letters(), actions::liveOptions, background, theme::dress));
        }
        comparison.get().show(left, right);
      }
    };
  }

  private BorderPane root() {
    BorderPane root = new BorderPane(new StackPane(tabs, welcome()));
    root.getStyleClass().add("studio");
    MenuBar menus = new MenuBar();
    commands.registry().menus().forEach(menu -> menus.getMenus().add(ActionMenu.of(menu)));
    Tools tools = new Tools(actions, commands, conditions);
    ProblemTabs problems = new ProblemTabs(actions.problems(), actions.files()::show, actions.files()::close,
        actions.files()::begin);
    problems.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> session.welcome().set(false));
    menus.setMinWidth(Region.USE_PREF_SIZE);
    HBox.setHgrow(problems, Priority.ALWAYS);
    HBox head = new HBox(menus, problems);
    head.getStyleClass().add("head");
    VBox top = new VBox(head, tools.bar());
    top.getChildren().addAll(tools.faults());
    root.setTop(top);
    root.setBottom(new StatusLine(actions, commands.registry(), key -> {
      tabs.panes().show(tabs.panes().solving());
      tabs.panes().solving().show(key);
    }));
    return root;
  }

  private StartPage welcome() {
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
    tabs.visibleProperty().bind(page.shown().not());
    // A change, not only an invalidation, which the cursor on the board may cause.
    actions.draft().addListener((_, _, _) -> page.shown().set(false));
    actions.problems().ofCurrent(one -> one.bench().history().starts())
        .addListener((_, _, _) -> page.shown().set(false));
    actions.problems().current().addListener((_, _, _) -> page.shown().set(false));
    page.shown().addListener((_, _, shown) -> {
      if (shown) {
        page.focus();
      } else {
        // By then it is in sight, so that pieces can be placed by letters at once.
        Platform.runLater(tabs::focus);
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
    tabs.rest();
  }

  /** Replaces this window by one in another language, which takes over the open problems. */
  private void translate(Optional<Language> before, Optional<Language> chosen) {
    Language language = LanguageChoice.language(chosen);
    if (language == Localization.texts().language()) {
      return;
    }
    actions.files().work().afterWriting(() -> {
      boolean searched =
          session.isChecking() || actions.problems().all().stream().anyMatch(OpenProblem::hasResults);
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
    boolean welcome = other.session.welcome().get();
    boolean library = other.session.isLibraryShown();
    session.tabs().copy(other.actions.problems(), other::rest);
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

  /** The workbench of the selected tab. */
  public Workbench bench() {
    return actions.problems().bench();
  }
}
