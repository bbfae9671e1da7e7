package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.collections.FXCollections;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import zugwerk.board.Setup;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.problem.UserFolders;
import zugwerk.studio.action.Command;
import zugwerk.studio.home.Drafts;
import zugwerk.studio.home.Home;
import zugwerk.testkit.ProjectRoot;

/** Several problems are open, each with its steps, solution, file and draft. */
class TabsTest extends StudioFixture {

  private static final Path MORPHY = ProjectRoot.path("problems/orthodox/morphy-1856.json");
  private static final String PAUL = "Paul Morphy, 1856-06";
  private static final String MATE = "8/8/8/8/8/1K6/7Q/k7";

  private final List<String> asked = new ArrayList<>();
  private Dialogs.Unsaved answer = Dialogs.Unsaved.CANCEL;
  private UserFolders folders;

  @Override
  Dialogs answers() {
    return new Answers() {
      @Override
      public Unsaved unsaved(String name) {
        asked.add(pieces());
        return answer;
      }
    };
  }

  @Override
  Home home() throws IOException {
    folders = new UserFolders(folder.resolve("configuration"), folder.resolve("state"));
    Files.createDirectories(folders.styles());
    return Home.of(folders);
  }

  private List<String> titles() {
    return window.actions().problems().all().stream().map(one -> one.title().get()).toList();
  }

  private Optional<Solved> solution() {
    return window.actions().job().result().get();
  }

  @Test
  void eachTabHasItsOwnStepsSolutionFileAndDraft() throws Exception {
    TabPane tabs = lookup("#problem-tabs").query();
    assertEquals(1, tabs.getTabs().size());
    interact(() -> window.open(List.of(MORPHY)));
    at("e4");
    until(() -> solution().isPresent());
    Solved first = solution().orElseThrow();
    TreeView<?> tree = lookup("#solution-tree").query();
    int fitting = tree.getExpandedItemCount();
    runCommand(Command.COLLAPSE);
    interact(() -> tree.getSelectionModel().select(1));
    int closed = tree.getExpandedItemCount();
    assertTrue(closed < fitting, closed + " " + fitting);
    Setup read = bench.preview().get().orElseThrow().setup();
    push(KeyCode.SHORTCUT, KeyCode.T);
    assertEquals("8/8/8/8/8/8/8/8", pieces());
    setUp(MATE + " w");
    assertEquals(2, tabs.getTabs().size());
    assertEquals(List.of(PAUL, "• #2 (2+1)"), titles());
    until(() -> solution().isPresent());

    // Also where text is typed, which has keys of its own.
    interact(() -> lookup("#stipulation").query().requestFocus());
    push(KeyCode.SHORTCUT, KeyCode.TAB);
    assertEquals(ProblemFile.read(MORPHY).fen(), bench.draft().get().fen());
    assertEquals(MORPHY, bench.file().get().orElseThrow());
    assertEquals("", bench.history().undoName().get());
    assertSame(first, solution().orElseThrow());
    assertEquals(0, tabs.getSelectionModel().getSelectedIndex());
    assertEquals(List.of(closed, 1, read), List.of(tree.getExpandedItemCount(),
        tree.getSelectionModel().getSelectedIndex(), bench.preview().get().orElseThrow().setup()), "as it was left");
    push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.PAGE_DOWN);
    assertEquals(List.of("• #2 (2+1)", PAUL), titles());
    assertEquals(read, bench.preview().get().orElseThrow().setup(), "nothing else has changed");
    // As a tab that is dragged does.
    interact(() -> FXCollections.sort(tabs.getTabs(), Comparator.comparing(Tab::getText).reversed()));
    assertEquals(List.of("• #2 (2+1)", PAUL), titles());
    interact(() -> FXCollections.sort(tabs.getTabs(), Comparator.comparing(Tab::getText)));
    assertEquals(List.of(PAUL, "• #2 (2+1)"), titles());
    assertEquals(MORPHY, bench.file().get().orElseThrow());
    interact(() -> tabs.getSelectionModel().select(1));
    assertEquals(MATE, pieces());
    assertEquals("Paste a position", bench.history().undoName().get());
    at("e4");
    control(KeyCode.Z);
    push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.TAB);
    push(KeyCode.SHORTCUT, KeyCode.TAB);
    control(KeyCode.Y);
    assertEquals(MATE, pieces());

    // What a crash leaves: the draft of the one, and the file of the other.
    List<Problem> open = List.of(bench.draft().get(), ProblemFile.read(MORPHY));
    until(() -> kept().size() == 2 && open.containsAll(kept()));

    push(KeyCode.SHORTCUT, KeyCode.W);
    assertEquals(List.of(MATE), asked);
    assertEquals(2, titles().size());
    answer = Dialogs.Unsaved.DISCARD;
    push(KeyCode.SHORTCUT, KeyCode.W);
    assertEquals(List.of(PAUL), titles());
    assertSame(first, solution().orElseThrow());
    until(() -> kept().size() == 1);

  }

  /** The verdicts of all tabs as their labels show them. */
  private List<String> signs() {
    return lookup("#problem-tabs").<TabPane>query().getTabs().stream()
        .map(tab -> ((Label) tab.getGraphic()).getText()).toList();
  }

  @Test
  void tabsShowTheirVerdictWhileTheyWait() throws Exception {
    setUp("k7/8/1K6/8/8/8/8/7R w");
    until(() -> signs().equals(List.of("✗")));
    interact(() -> window.open(List.of(MORPHY)));
    assertEquals("✗", signs().getFirst());
    until(() -> signs().equals(List.of("✗", "✓")));
    TabPane tabs = lookup("#problem-tabs").query();
    Tab waiting = tabs.getTabs().getFirst();
    assertTrue(waiting.getTooltip().getText().endsWith("\nShort: #1"), waiting.getTooltip().getText());
    assertTrue(tabs.getTabs().getLast().getTooltip().getText().contains(MORPHY.toString()));
    interact(() -> tabs.getSelectionModel().select(waiting));
    assertEquals(List.of("✗", "✓"), signs());
    interact(bench::clear);
    assertEquals("", signs().getFirst(), "an edit ends it");
    assertEquals("New problem", titles().getFirst());
  }

  /** The problems that a copy of the drafts on disk holds, as the next start finds them after a crash. */
  private List<Problem> kept() {
    try (var files = Files.list(folders.drafts())) {
      Path copy = Files.createTempDirectory(folder, "copy");
      for (Path file : files.filter(one -> one.toString().endsWith(".draft")).toList()) {
        Files.copy(file, copy.resolve(file.getFileName()));
      }
      return new Drafts(copy).orphans(fault -> {
        throw new AssertionError(fault);
      }).stream().map(Drafts.Orphan::problem).toList();
    } catch (IOException _) {
      // A state was replaced by the next one meanwhile.
      return List.of();
    }
  }

  @Test
  void theListOfStepsLeadsThroughTheWork() {
    setUp(MATE + " w");
    interact(() -> bench.remove(17));
    interact(() -> bench.remove(15));
    push(KeyCode.SHORTCUT, KeyCode.ALT, KeyCode.Z);
    ListView<String> list = lookup("#steps").queryListView();
    assertEquals(List.of("Start", "Paste a position", "Remove Kb3", "Remove Qh2"), list.getItems());
    push(KeyCode.UP);
    push(KeyCode.UP);
    assertEquals(MATE, pieces());
    assertEquals(1, list.getSelectionModel().getSelectedIndex());
    push(KeyCode.ESCAPE);
    assertEquals("8/8/8/8/8/8/8/k7", pieces());
    push(KeyCode.SHORTCUT, KeyCode.ALT, KeyCode.Z);
    push(KeyCode.HOME);
    push(KeyCode.ENTER);
    assertEquals("8/8/8/8/8/8/8/8", pieces());
    interact(() -> bench.history().goTo(3));
    assertEquals("8/8/8/8/8/8/8/k7", pieces());
  }
}
