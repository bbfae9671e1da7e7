package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Solved;
import zugwerk.problem.Version;
import zugwerk.solve.Soundness;
import zugwerk.studio.action.Command;
import zugwerk.testkit.ProjectRoot;

/** Try-outs are kept beside the board, and a click leads back to each. */
class VersionStripTest extends StudioFixture {

  private static final Path MORPHY = ProjectRoot.path("problems/orthodox/morphy-1856.json");

  private String name = "";

  @Override
  Dialogs answers() {
    return new Answers() {
      @Override
      public Optional<String> name(String title, String present) {
        return Optional.of(name);
      }
    };
  }

  private ListView<Version> list() {
    return lookup("#versions").queryListView();
  }

  private Bounds board() {
    Node frame = lookup("#board .frame").query();
    return frame.localToScene(frame.getLayoutBounds());
  }

  /** What the cells say, in order. */
  private List<String> cells() {
    List<String> texts = new ArrayList<>();
    interact(() -> lookup("#versions .version").queryAll().stream().map(ListCell.class::cast)
        .filter(cell -> !cell.isEmpty()).sorted((one, other) -> Integer.compare(one.getIndex(), other.getIndex()))
        .forEach(cell -> texts.add(cell.getAccessibleText())));
    return texts;
  }

  private Node cell(int index) {
    return lookup("#versions .version").match((Node node) -> node instanceof ListCell<?> cell && !cell.isEmpty()
        && cell.getIndex() == index).query();
  }

  private Optional<Solved> solution() {
    return window.actions().job().result().get();
  }

  private void solved(Soundness verdict) throws Exception {
    until(() -> window.actions().job().isFinished() && solution().filter(one -> one.verdict() == verdict).isPresent());
  }

  @Test
  void triesAreKeptReturnedToAndBranchedWithoutMovingTheBoard() throws Exception {
    Bounds before = board();
    assertEquals(List.of(), list().getItems());
    interact(() -> window.open(List.of(MORPHY)));
    solved(Soundness.SOUND);
    Solved first = solution().orElseThrow();
    assertEquals(1, list().getItems().size());
    assertEquals(before, board());
    interact(() -> bench.remove(0));
    solved(Soundness.UNSOLVABLE);
    assertEquals(2, list().getItems().size());
    assertTrue(cells().getLast().startsWith("Version 2, -wRa1, from version 1, No solution"), cells().toString());
    assertTrue(cells().getLast().endsWith("on the board"), cells().toString());
    interact(() -> lookup("#versions").query().requestFocus());
    clickOn(cell(0));
    assertEquals(ProblemFile.read(MORPHY), bench.draft().get());
    assertFalse(bench.changed().get());
    until(() -> solution().isPresent());
    assertSame(first, solution().orElseThrow(), "from memory");
    assertEquals("Return to version 1", bench.history().undoName().get());
    assertTrue(cells().getFirst().endsWith("on the board"), cells().toString());
    interact(bench.history()::undo);
    assertEquals("kbK5/pp6/1P6/8/8/8/8/8", pieces());
    interact(bench.history()::redo);
    interact(() -> bench.setStipulation("#3"));
    push(KeyCode.SHORTCUT, KeyCode.ALT, KeyCode.V);
    assertEquals("Kept version 3", text("#status"));
    assertEquals(1, list().getItems().getLast().parent());
    assertTrue(cells().getLast().startsWith("Version 3, #3, from version 1"), cells().toString());
    assertEquals(before, board());

    // Each tab has its own, and they come back with it.
    List<Version> kept = List.copyOf(list().getItems());
    interact(window.registry().of(Command.NEW).run());
    assertEquals(List.of(), list().getItems());
    interact(window.registry().of(Command.PREVIOUS_TAB).run());
    assertEquals(kept.stream().map(Version::id).toList(), list().getItems().stream().map(Version::id).toList());
    assertEquals(before, board());

    name = "The mutate";
    interact(() -> {
      list().requestFocus();
      list().getSelectionModel().select(1);
    });
    push(KeyCode.F2);
    assertEquals("The mutate", list().getItems().get(1).name());
    push(KeyCode.ENTER);
    assertEquals("Return to version The mutate", bench.history().undoName().get());
    interact(() -> list().getSelectionModel().select(2));
    push(KeyCode.DELETE);
    assertEquals(List.of(1, 2), list().getItems().stream().map(Version::id).toList());
  }

  @Test
  void aSoundOneIsRatedAndAResultOfTheComposerIsKept() throws Exception {
    setUp("kbK5/pp6/1P6/8/8/8/7P/R7 w - - 0 1");
    solved(Soundness.SOUND);
    until(() -> list().getItems().getFirst().points().isPresent());
    interact(() -> window.actions().live().set(false));
    push(KeyCode.F5);
    ListView<?> found = lookup("#found").queryListView();
    until(() -> !found.getItems().isEmpty() && !lookup("#compose-stop").query().getParent().isVisible());
    interact(() -> {
      found.requestFocus();
      found.getSelectionModel().select(0);
    });
    push(KeyCode.ENTER);
    assertEquals("kbK5/pp6/1P6/8/8/8/8/R7", pieces());
    assertEquals(2, list().getItems().size());
    assertTrue(cells().getLast().startsWith("Version 2, -wPh2, from version 1, Not solved yet"), cells().toString());
  }

  @Test
  void twoAreComparedSideBySide() throws Exception {
    interact(() -> window.open(List.of(MORPHY)));
    solved(Soundness.SOUND);
    interact(() -> bench.remove(0));
    solved(Soundness.UNSOLVABLE);
    interact(() -> {
      list().requestFocus();
      list().getSelectionModel().select(0);
    });
    push(KeyCode.C);
    assertEquals("kbK5/pp6/1P6/8/8/8/8/8", pieces(), "the board stays as it is");
    until(() -> lookup("#compare-difference").tryQuery().isPresent());
    assertEquals("+wRa1", lookup("#compare-difference").<Label>query().getText());
    until(() -> !lookup("#compare-solutions").queryListView().getItems().isEmpty());
    List<String> rows = new ArrayList<>();
    interact(() -> lookup("#compare-solutions .list-cell").queryAll().stream().map(ListCell.class::cast)
        .filter(cell -> !cell.isEmpty()).forEach(cell -> rows.add(cell.getAccessibleText())));
    assertTrue(rows.stream().anyMatch(row -> row.startsWith("Different: ") && row.contains("; 1.Ra6!")),
        rows.toString());
    Stage compare = (Stage) lookup("#compare-solutions").query().getScene().getWindow();
    push(KeyCode.ESCAPE);
    assertFalse(compare.isShowing());
    assertTrue(lookup("#board").query().getScene().getWindow().isShowing());
  }

  @Test
  void theProblemFileHoldsThem() throws Exception {
    setUp("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
    solved(Soundness.SOUND);
    control(KeyCode.S);
    Path file = folder.resolve("problem.json");
    assertEquals(List.of(), ProblemFile.read(file).versions(), "there is only the problem itself");
    interact(() -> bench.remove(0));
    solved(Soundness.UNSOLVABLE);
    control(KeyCode.S);
    List<Version> stored = ProblemFile.read(file).versions();
    assertEquals(List.of(Optional.of(Soundness.SOUND), Optional.of(Soundness.UNSOLVABLE)),
        stored.stream().map(Version::verdict).toList());
    interact(window.registry().of(Command.CLOSE_TAB).run());
    assertEquals(List.of(), list().getItems());
    interact(() -> window.open(List.of(file)));
    assertEquals(stored.stream().map(Version::problem).toList(),
        list().getItems().stream().map(Version::problem).toList());
    assertFalse(bench.changed().get());
  }
}
