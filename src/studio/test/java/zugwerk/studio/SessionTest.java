package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.AffineTransform;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuBar;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.shape.SVGPath;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.controlsfx.control.StatusBar;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import zugwerk.diagram.PieceSet;
import zugwerk.diagram.PieceShapes;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.problem.UserFolders;
import zugwerk.problem.Version;
import zugwerk.studio.action.Command;
import zugwerk.studio.cluster.ClusterChoice;
import zugwerk.studio.home.Drafts;
import zugwerk.studio.home.Home;
import zugwerk.studio.home.Preferences;
import zugwerk.studio.library.ProblemEntry;
import zugwerk.studio.tabs.OpenProblem;
import zugwerk.testkit.ProjectRoot;

/** What one window leaves is there in the next. */
class SessionTest extends StudioFixture {

  private static final Path MORPHY = ProjectRoot.path("problems/orthodox/morphy-1856.json");
  private static final Path EXCELSIOR = ProjectRoot.path("problems/orthodox/loyd-excelsior.json");

  /** More than any collector needs to free what is not used. */
  private static final int MOST_COLLECTIONS = 20;

  private final Choices answers = new Choices();
  private UserFolders folders;
  private Stage stage;

  /** Takes up the first draft that is offered, and never saves. */
  private static final class Choices extends NoDialogs {
    private Unsaved unsaved = Unsaved.DISCARD;
    private List<Drafts.Orphan> offered = List.of();
    private final List<String> errors = new ArrayList<>();
    private boolean take = true;
    private ClusterChoice cluster = ClusterChoice.NONE;
    private ClusterChoice clusterBefore = ClusterChoice.NONE;

    @Override
    public Optional<ClusterChoice> cluster(ClusterChoice present) {
      clusterBefore = present;
      return Optional.of(cluster);
    }

    @Override
    public void error(String text) {
      errors.add(text);
    }

    @Override
    public Unsaved unsaved(String name) {
      return unsaved;
    }

    @Override
    public Recovery recover(List<Drafts.Orphan> orphans) {
      offered = orphans;
      return take ? new Recovery(List.of(orphans.getFirst()), List.of()) : Recovery.LATER;
    }
  }

  @Override
  public void start(Stage first) throws IOException {
    folders = new UserFolders(folder.resolve("configuration"), folder.resolve("state"));
    Files.createDirectories(folders.styles());
    Files.writeString(folders.styles().resolve("mine.css"), ".board-pane { -zw-accent: #336699; }");
    open();
  }

  private void window() {
    interact(this::open);
  }

  /** Opens a window on a stage of its own, as each start of the program does. */
  private void open() {
    stage = new Stage();
    follow(new MainWindow(stage, background, Runnable::run, Home.of(folders), _ -> answers));
    stage.show();
    window.begin(List.of());
  }

  private void close() {
    interact(() -> {
      window.rest();
      stage.close();
    });
  }

  @Override
  @AfterEach
  void end() {
    super.end();
    interact(stage::close);
  }

  private List<MenuCommand> commands() {
    return MenuCommand.of((MenuBar) stage.getScene().lookup(".menu-bar"));
  }

  private MenuCommand command(String title) {
    return commands().stream().filter(command -> command.title().equals(title)).findFirst().orElseThrow();
  }

  @Test
  void whatWasChosenIsChosenAgain() throws TimeoutException {
    // Not wider than the screen: such a window would be cut to it.
    double width = Math.min(1100, Screen.getPrimary().getVisualBounds().getWidth());
    interact(bench::start);
    interact(() -> {
      command("Dark").run();
      command("mine").run();
      command("Plain").run();
      command("Show set play").run();
      command("Show threats").run();
      command("1 min").run();
      stage.setWidth(width);
      stage.setHeight(700);
      stage.setX(40);
    });
    drag(".column-handle", MouseButton.PRIMARY).dropTo(point(".column-handle").atOffset(-70, 0));
    double panes = lookup("#panes").query().getBoundsInLocal().getWidth();
    interact(() -> command("Palette").run());
    answers.cluster = new ClusterChoice("nowhere", "keys");
    interact(() -> command("Cluster …").run());
    until(() -> !answers.errors.isEmpty());
    assertTrue(answers.errors.getFirst().contains("such as 192.0.2.1:7700, not nowhere"), answers.errors.toString());
    assertFalse(lookup("#workers").query().isVisible());
    close();
    window();
    interact(bench::start);
    interact(() -> command("Cluster …").run());
    assertEquals(answers.cluster, answers.clusterBefore);
    assertTrue(stage.getScene().getRoot().getStyleClass().contains("dark-theme"));
    assertTrue(command("Dark").isOn() && !command("Light").isOn());
    assertTrue(command("mine").isOn());
    assertTrue(command("Plain").isOn());
    SVGPath ink = from(stage.getScene().lookup("#palette-wN")).lookup(".man-ink").query();
    assertEquals(PieceShapes.svgPath(AffineTransform.getScaleInstance(100, 100)
        .createTransformedShape(PieceShapes.of(PieceSet.PLAIN, 'N', false).ink())), ink.getContent());
    assertTrue(stage.getScene().getRoot().getStylesheets().getFirst().endsWith("mine.css"));
    assertTrue(((CheckMenuItem) command("Show set play").item()).isSelected());
    assertFalse(((CheckMenuItem) command("Show threats").item()).isSelected());
    assertTrue(((RadioMenuItem) command("1 min").item()).isSelected());
    assertEquals(width, stage.getWidth());
    assertEquals(700, stage.getHeight());
    assertEquals(40, stage.getX());
    assertEquals(panes, lookup("#panes").query().getBoundsInLocal().getWidth(), 1);
    assertFalse(lookup(".palette-scroll").query().isVisible());
    interact(() -> command("Light").run());
  }

  @Test
  void filesUsedLastAreOfferedAndOpened() {
    interact(() -> window.open(List.of(MORPHY)));
    interact(() -> window.open(List.of(EXCELSIOR)));
    close();
    window();
    List<String> recent = commands().stream().filter(command -> command.menus().contains("Recent problems"))
        .map(MenuCommand::title).toList();
    assertEquals(List.of("loyd-excelsior.json   –   orthodox", "morphy-1856.json   –   orthodox"), recent);
    push(KeyCode.ALT, KeyCode.DIGIT2);
    assertEquals(ProblemFile.read(MORPHY).fen(), bench.draft().get().fen());
    interact(bench::clear);
    push(KeyCode.ALT, KeyCode.DIGIT2);
    assertEquals(EXCELSIOR.toAbsolutePath(), bench.file().get().orElseThrow().toAbsolutePath());
    assertEquals(List.of("• Paul Morphy, 1856-06", "Excelsior"), titles(), "unsaved work stays");
  }

  private List<String> titles() {
    return window.actions().problems().all().stream().map(one -> one.title().get()).toList();
  }

  private boolean isWelcome() {
    return stage.getScene().lookup("#start-page").isVisible();
  }

  @Test
  void tabsAreRestoredAsTheyWereWithoutAQuestion() throws Exception {
    assertTrue(isWelcome(), "nothing is open");
    interact(() -> window.open(List.of(MORPHY)));
    until(() -> window.actions().job().isFinished() && bench.versions().list().size() == 1);
    interact(() -> bench.remove(0));
    until(() -> window.actions().job().isFinished() && bench.versions().list().size() == 2);
    interact(bench.history()::undo);
    List<Version> versions = List.copyOf(bench.versions().list());
    interact(() -> window.open(List.of(EXCELSIOR)));
    interact(() -> bench.setStipulation("h#"));
    interact(window.registry().of(Command.NEW).run());
    interact(() -> bench.paste("8/8/8/8/8/1K6/7Q/k7 w"));
    interact(() -> {
      bench.flipped().set(true);
      window.registry().of(Command.PREVIOUS_TAB).run().run();
    });
    Problem excelsior = bench.draft().get();
    List<String> before = titles();
    answers.unsaved = Dialogs.Unsaved.CANCEL;
    interact(window.registry().of(Command.QUIT).run());
    assertFalse(stage.isShowing(), "no question");
    window();
    assertEquals(before, titles());
    assertEquals("✓", window.actions().problems().all().getFirst().verdict().get().orElseThrow().sign(),
        "known before it is solved again");
    assertEquals(List.of(), answers.offered);
    assertFalse(isWelcome());
    assertEquals(excelsior, bench.draft().get());
    assertEquals(EXCELSIOR.toAbsolutePath(), bench.file().get().orElseThrow().toAbsolutePath());
    assertTrue(bench.changed().get());
    assertFalse(bench.flipped().get());
    interact(window.registry().of(Command.PREVIOUS_TAB).run());
    assertEquals(MORPHY.toAbsolutePath(), bench.file().get().orElseThrow().toAbsolutePath());
    assertFalse(bench.changed().get());
    assertEquals(versions, bench.versions().list());
    interact(window.registry().of(Command.PREVIOUS_TAB).run());
    assertTrue(bench.flipped().get());
    assertEquals("Untitled #2 (2+1)", ProblemEntry.title(bench.draft().get()));
    List<Path> recent = new ArrayList<>();
    interact(() -> recent.addAll(Preferences.of(folders.preferences()).files("recent")));
    assertEquals(List.of(EXCELSIOR.toAbsolutePath(), MORPHY.toAbsolutePath()), recent, "restored is not opened");
    // A crash of the second window: its drafts are offered.
    close();
    crash(ProblemFile.read(MORPHY));
    window();
    assertEquals(1, answers.offered.size());
  }

  /** Here, since TestFX keeps all events of its own stage, and with them the nodes that they were for. */
  @Test
  void aClosedTabDoesNotStayInMemory() {
    interact(() -> window.open(List.of(MORPHY)));
    runCommand(Command.NEW);
    setUp("8/8/8/8/8/1K6/7Q/k7 w");
    for (Command shown : List.of(Command.TAB_COMPOSE, Command.TAB_ENDGAME, Command.TAB_TWINS, Command.NEXT_TAB,
        Command.NEXT_TAB)) {
      runCommand(shown);
    }
    WeakReference<OpenProblem> closed = new WeakReference<>(window.actions().problems().current().get());
    answers.unsaved = Dialogs.Unsaved.DISCARD;
    runCommand(Command.CLOSE_TAB);
    assertEquals(1, titles().size());
    for (int tries = 0; tries < MOST_COLLECTIONS && closed.get() != null; tries++) {
      System.gc();
      untilIdle();
    }
    assertNull(closed.get());
  }

  @Test
  void draftsThatCannotBeKeptAreAskedFor() throws IOException {
    interact(() -> bench.paste("8/8/8/8/8/1K6/7Q/k7 w"));
    try (var files = Files.list(folders.drafts())) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(folders.drafts());
    Files.writeString(folders.drafts(), "no folder");
    answers.unsaved = Dialogs.Unsaved.CANCEL;
    interact(window.registry().of(Command.QUIT).run());
    assertTrue(stage.isShowing());
    answers.unsaved = Dialogs.Unsaved.DISCARD;
    interact(window.registry().of(Command.QUIT).run());
    assertFalse(stage.isShowing());
  }

  /** Leaves a draft as a crash does: with a file of a lock that nobody holds. */
  private void crash(Problem problem) throws IOException {
    Files.createDirectories(folders.drafts());
    Files.writeString(folders.drafts().resolve("crashed.lock"), "");
    Files.writeString(folders.drafts().resolve("crashed.draft"), "\n" + ProblemFile.format(problem));
  }

  @Test
  void aDraftThatACrashLeftIsTakenUpAtTheNextStart() throws IOException {
    close();
    crash(ProblemFile.read(MORPHY));
    answers.take = false;
    window();
    assertEquals(1, answers.offered.size());
    assertFalse(bench.changed().get());
    answers.take = true;
    runCommand(Command.RECOVER);
    assertTrue(bench.changed().get());
    assertEquals(ProblemFile.read(MORPHY).fen(), bench.draft().get().fen());
    assertFalse(Files.exists(folders.drafts().resolve("crashed.draft")));
    try (var files = Files.list(folders.drafts())) {
      // Each draft is kept in its last few states, named alike.
      assertEquals(1, files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".draft"))
          .map(name -> name.substring(0, name.indexOf('.'))).distinct().count(), "this window keeps it now");
    }
    close();
    answers.offered = List.of();
    window();
    assertEquals(List.of(), answers.offered, "a draft that was discarded on purpose is not offered");
  }

  @Test
  void aDamagedDraftIsNamedSetAsideAndHidesNoGoodOne() throws IOException {
    close();
    crash(ProblemFile.read(MORPHY));
    Files.writeString(folders.drafts().resolve("bad.1.draft"), "http://example.com\n{}");
    window();
    assertEquals(1, answers.offered.size());
    assertEquals(1, answers.errors.size(), answers.errors.toString());
    assertTrue(answers.errors.getFirst().endsWith("it was renamed to bad.1.draft.damaged"),
        answers.errors.getFirst());
  }

  @Test
  void damagedPreferencesAreReportedAndDoNoHarm() throws IOException {
    close();
    Files.writeString(folders.preferences(), "no preferences");
    window();
    assertTrue(lookup("#status").queryAs(StatusBar.class).getText()
        .startsWith("Cannot read the preferences"));
  }
}
