package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.image.ImageView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.studio.help.HelpBlock;
import zugwerk.studio.help.HelpPages;
import zugwerk.studio.home.Drafts;
import zugwerk.studio.home.Preferences;
import zugwerk.testkit.ProjectRoot;

/** The dialogs that the window itself shows, as a user answers them. */
class WindowDialogsTest extends StudioFixture {

  private final Preferences preferences = Preferences.forgotten();
  private final List<Object> answered = new ArrayList<>();
  private Dialogs dialogs;

  /** Asks, and leaves the dialog open: it waits for its answer, so nobody must wait for the dialog. */
  private void ask(Callable<Object> question, String heading) throws Exception {
    interact(() -> dialogs = new WindowDialogs(lookup("#board").query().getScene().getWindow(), preferences));
    Platform.runLater(() -> {
      try {
        answered.add(question.call());
      } catch (Exception fault) {
        answered.add(fault);
      }
    });
    until(() -> lookup(".header-panel .label").<Label>queryAll().stream().anyMatch(
        label -> label.getText().equals(heading)));
  }

  private Object answer(String button) throws Exception {
    clickOn(lookup(".dialog-pane .button").lookup(
        (Node node) -> node instanceof Button known && known.getText().equals(button)).<Node>query());
    until(() -> !answered.isEmpty());
    return answered.removeFirst();
  }

  @Override
  boolean solvesEdits() {
    return false;
  }

  @Test
  void unsavedChangesAreSavedDiscardedOrKept() throws Exception {
    ask(() -> dialogs.unsaved("Excelsior"), "Save the changes to “Excelsior”?");
    assertEquals(Dialogs.Unsaved.SAVE, answer("Save"));
    ask(() -> dialogs.unsaved("Excelsior"), "Save the changes to “Excelsior”?");
    assertEquals(Dialogs.Unsaved.DISCARD, answer("Discard"));
    ask(() -> dialogs.unsaved("Excelsior"), "Save the changes to “Excelsior”?");
    assertEquals(Dialogs.Unsaved.CANCEL, answer("Cancel"));
    ask(() -> dialogs.unsaved("Excelsior"), "Save the changes to “Excelsior”?");
    push(KeyCode.ESCAPE);
    until(() -> !answered.isEmpty());
    assertEquals(List.of(Dialogs.Unsaved.CANCEL), answered);
  }

  @Test
  void anErrorIsReportedWithDetailsThatCanBeCopied() throws Exception {
    ask(() -> {
      new ErrorWindow(lookup("#board").query().getScene().getWindow(), "It broke.", "at line 7").showAndWait();
      return "read";
    }, "An error occurred");
    clickOn("#error-copy");
    List<String> copied = new ArrayList<>();
    interact(() -> copied.add(Clipboard.getSystemClipboard().getString()));
    assertEquals(List.of("It broke.\n\nat line 7"), copied);
    assertEquals("Copied", lookup("#error-copy").<Button>query().getText());
    assertEquals("read", answer("Close"));
  }

  @Test
  void draftsOfACrashAreRecoveredKeptOrDiscarded() throws Exception {
    Path drafts = Files.createDirectories(folder.resolve("drafts"));
    String problem = ProblemFile.format(ProblemFile.read(ProjectRoot.path("problems/orthodox/morphy-1856.json")));
    for (String name : List.of("one", "other")) {
      Files.writeString(drafts.resolve(name + ".lock"), "");
      Files.writeString(drafts.resolve(name + ".draft"), "\n" + problem);
    }
    List<Drafts.Orphan> orphans = new Drafts(drafts).orphans(fault -> {
      throw new AssertionError(fault);
    });
    assertEquals(2, orphans.size());
    ask(() -> dialogs.recover(orphans), "Recover 2 drafts");
    assertEquals(orphans, ((Dialogs.Recovery) answer("Recover")).take());
    ask(() -> dialogs.recover(orphans), "Recover 2 drafts");
    interact(() -> lookup("#orphans").<ListView<?>>query().getSelectionModel().clearAndSelect(1));
    assertEquals(List.of(orphans.get(1)), ((Dialogs.Recovery) answer("Discard")).discard());
    ask(() -> dialogs.recover(List.of(orphans.getFirst())), "Recover a draft");
    assertEquals(Dialogs.Recovery.LATER, answer("Later"));
    orphans.forEach(Drafts.Orphan::release);
  }

  private List<String> titles() {
    return List.copyOf(lookup("#help-pages").<ListView<String>>query().getItems());
  }

  private String page() {
    return lookup(".help-title").<Label>query().getText();
  }

  /** How many places of the page are marked. */
  private long found() {
    return lookup("#help-reading .help-paragraph").queryAll().stream().filter(node -> node.getPseudoClassStates()
        .contains(PseudoClass.getPseudoClass("found"))).count();
  }

  @Test
  void helpDrawsThePositionOfACommand() throws Exception {
    List<Problem> opened = new ArrayList<>();
    interact(() -> {
      dialogs = new WindowDialogs(lookup("#board").query().getScene().getWindow(), preferences);
      dialogs.read(HelpPages.DISCOVERIES, opened::add);
    });
    until(() -> lookup(".help-diagram .image-view").<ImageView>queryAll().stream()
        .allMatch(picture -> picture.getImage() != null));
    Node knight = lookup(".help-diagram").queryAll().stream()
        .filter(node -> node.getAccessibleText().startsWith("8/1K6/P7/kn6/4N3/8/8/8 w")).findFirst().orElseThrow();
    interact(() -> from(knight.getParent()).lookup(".help-open").<Button>query().fire());
    Problem problem = opened.getFirst();
    assertEquals(List.of("polypiece", "+"), List.of(problem.variant().id(), problem.task().stipulationText()));
    assertTrue(problem.variant().settings().contains("N=N/AD"), problem.variant().settings());
  }

  @Test
  void helpIsReadBesideTheWindowAndSearched() {
    List<Problem> opened = new ArrayList<>();
    interact(() -> {
      dialogs = new WindowDialogs(lookup("#board").query().getScene().getWindow(), preferences);
      dialogs.read(HelpPages.STIPULATIONS, opened::add);
    });
    assertEquals("Stipulations and solutions", page());
    assertEquals(HelpPages.all().size(), titles().size());
    assertTrue(lookup(".help-heading").<Labeled>queryAll().stream().anyMatch(
        heading -> heading.getText().equals("The verdict")));
    assertTrue(lookup(".help-code").<Text>queryAll().stream().anyMatch(term -> term.getText().equals("ser-h#n")));
    interact(() -> lookup(".help-link").<Hyperlink>queryAll().stream()
        .filter(link -> link.getText().equals("Poison Chess")).findFirst().orElseThrow().fire());
    assertEquals("Poison Chess", page());
    interact(() -> lookup(".help-open").<Button>query().fire());
    assertEquals(HelpPages.page("poison").examples().map(HelpBlock.Example::problem).toList(), opened);
    assertTrue(lookup(".help-diagram").query().getAccessibleText().startsWith("2d1k3/p2p1p1N/"));
    push(KeyCode.SHORTCUT, KeyCode.F);
    assertTrue(lookup("#help-words").query().isFocused());
    interact(() -> lookup("#help-words").queryTextInputControl().setText("bryan"));
    assertEquals(List.of("Poison Chess", "About Zugwerk"), titles());
    assertEquals("Poison Chess", page());
    assertEquals(2, found(), "the line below the title, and the source");
    interact(() -> lookup("#help-words").queryTextInputControl().setText("whose count is now 5"));
    assertEquals(1, found(), "a cell of a table");
    interact(() -> dialogs.read(HelpPages.KEYS, opened::add));
    assertEquals("Mouse and keys", page());
    assertEquals(0, found());
    assertTrue(
        lookup(".help-strong").<Text>queryAll().stream().anyMatch(key -> key.getText().equals("Ctrl+Shift+Left")));
    assertEquals(0, lookup("#help-reading").<ScrollPane>query().getVvalue());
    interact(() -> lookup("#board").query().requestFocus());
    interact(() -> bench.start());
    assertEquals("Start position", bench.history().undoName().get(), "the window can be worked in meanwhile");
    Stage help = (Stage) lookup("#help-pages").query().getScene().getWindow();
    interact(() -> {
      help.setWidth(700);
      help.requestFocus();
    });
    push(KeyCode.ESCAPE);
    assertFalse(help.isShowing());
    assertEquals(700, preferences.number("help.width", 0, 9999).orElseThrow());
  }
}
