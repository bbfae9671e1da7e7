package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuBar;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import zugwerk.board.Side;
import zugwerk.compose.Found;
import zugwerk.problem.UserFolders;
import zugwerk.studio.home.Home;
import zugwerk.studio.home.Preferences;
import zugwerk.studio.text.Localization;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.Language;
import zugwerk.work.Texts;

/** Another language is shown without a restart, and the problems stay as they are. */
@Isolated("the language is that of the program")
class LanguageChangeTest extends StudioFixture {

  private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

  private final Answering answers = new Answering();
  private Stage stage;

  private final class Answering extends Answers {
    /** Whether the user drops the results of searches. */
    private boolean drops;
    private int questions;

    @Override
    public boolean dropSearches() {
      questions++;
      return drops;
    }
  }

  @Override
  Dialogs answers() {
    return answers;
  }

  @Override
  Home home() throws IOException {
    return Home.of(folders());
  }

  private UserFolders folders() {
    return new UserFolders(folder.resolve("configuration"), folder.resolve("state"));
  }

  @Override
  public void start(Stage first) throws IOException {
    stage = first;
    super.start(first);
  }

  @Override
  @AfterEach
  void end() {
    super.end();
    Localization.use(Texts.ENGLISH);
  }

  private MenuCommand language(Language language) {
    return MenuCommand.of((MenuBar) stage.getScene().lookup(".menu-bar")).stream()
        .filter(command -> command.title().equals(language.label())).toList().getLast();
  }

  private void pick(Language language) {
    interact(() -> language(language).run());
  }

  /** Chooses a language, and waits for the window that is then shown. */
  private void choose(Language language) throws Exception {
    MainWindow before = window;
    pick(language);
    until(() -> before.successor().isPresent());
    interact(() -> follow(before.successor().orElseThrow()));
  }

  private List<String> titles() {
    return window.actions().problems().all().stream().map(one -> one.title().get()).toList();
  }

  private String firstMenu() {
    return ((MenuBar) stage.getScene().lookup(".menu-bar")).getMenus().getFirst().getText();
  }

  private List<Path> drafts() throws IOException {
    try (Stream<Path> files = Files.list(folders().drafts())) {
      return files.filter(file -> file.toString().endsWith(".lock")).toList();
    }
  }

  @Test
  void problemsWithTheirStepsStayAndTheChoiceIsKept() throws Exception {
    interact(() -> window.open(List.of(ProjectRoot.path("problems/orthodox/morphy-1856.json"))));
    String saved = pieces();
    interact(bench::turnOver);
    interact(window.actions().files()::begin);
    interact(bench::start);
    double width = stage.getWidth();
    List<String> before = titles();
    assertTrue(before.getFirst().startsWith("•") && before.getLast().startsWith("•"), before::toString);
    choose(Language.GERMAN);
    assertNotEquals("_File", firstMenu());
    assertEquals(before, titles());
    assertEquals(2, drafts().size(), "the drafts of the window before are gone, and each problem has its own");
    assertEquals(width, stage.getWidth());
    assertEquals(16, bench.draft().get().setup().pieces(Side.WHITE));
    interact(bench.history()::undo);
    assertEquals(0, bench.draft().get().setup().pieces(Side.WHITE));
    assertFalse(bench.changed().get());
    interact(() -> window.actions().files().showNext(-1));
    interact(bench.history()::undo);
    assertEquals(saved, pieces());
    assertFalse(bench.changed().get());
    assertTrue(bench.file().get().isPresent());
    choose(Language.ENGLISH);
    assertEquals("_File", firstMenu());
    assertEquals(0, answers.questions);
    interact(window::rest);
    assertEquals(Optional.of("en"), Preferences.of(folders().preferences()).text("language"));
    assertEquals(Optional.empty(), Preferences.of(folders().preferences()).text("solve.live"),
        "solving stays as it was");
  }

  @Test
  void resultsOfThePanesAreNotDroppedWithoutAQuestion() throws Exception {
    setUp(MORPHY);
    clickOn("#tab-compose").clickOn("#compose-twins");
    ListView<Found> found = lookup("#found").query();
    until(() -> !lookup("#compose-stop").query().getParent().isVisible() && !found.getItems().isEmpty());
    push(KeyCode.SHORTCUT, KeyCode.T);
    pick(Language.SPANISH);
    until(() -> answers.questions == 1);
    assertEquals(Optional.empty(), window.successor());
    assertEquals(Language.ENGLISH, Localization.texts().language());
    assertFalse(language(Language.SPANISH).isOn(), "the menu shows what stayed");
    push(KeyCode.SHORTCUT, KeyCode.TAB);
    assertFalse(found.getItems().isEmpty());
    answers.drops = true;
    choose(Language.SPANISH);
    assertTrue(language(Language.SPANISH).isOn());
    assertEquals(2, titles().size());
    // Nothing was searched here.
    choose(Language.RUSSIAN);
    assertEquals(2, answers.questions);
  }

  @Test
  void commandsAreFoundByTheirEnglishNamesToo() throws Exception {
    choose(Language.GERMAN);
    push(KeyCode.SHORTCUT, KeyCode.K);
    interact(() -> lookup("#command").<TextField>query().setText("language english"));
    assertEquals("English", lookup("#commands").<ListView<CommandSearch.Found>>query().getItems().getFirst().title());
    interact(() -> lookup("#command").<TextField>query().setText("start position"));
    push(KeyCode.ENTER);
    assertEquals(16, bench.draft().get().setup().pieces(Side.WHITE));
  }
}
