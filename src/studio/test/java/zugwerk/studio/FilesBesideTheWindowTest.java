package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import zugwerk.file.ProblemFile;
import zugwerk.studio.action.Command;
import zugwerk.testkit.ProjectRoot;

/** Files that take their time: they are read and written when the test says so, and the window is used meanwhile. */
class FilesBesideTheWindowTest extends StudioFixture {

  private static final Path MORPHY = ProjectRoot.path("problems/orthodox/morphy-1856.json");
  private static final String KNIGHT = "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1";

  private final Queue<Runnable> files = new ConcurrentLinkedQueue<>();
  private final List<String> asked = new ArrayList<>();
  private Dialogs.Unsaved unsaved = Dialogs.Unsaved.DISCARD;
  private String name = "problem.json";

  @Override
  boolean solvesEdits() {
    return false;
  }

  @Override
  Executor files() {
    return files::add;
  }

  @Override
  Dialogs answers() {
    return new Answers() {
      @Override
      public Unsaved unsaved(String name) {
        asked.add("unsaved");
        return unsaved;
      }

      @Override
      public Optional<Path> save(Optional<Path> present) {
        return Optional.of(folder.resolve(name));
      }

      @Override
      public void error(String text) {
        asked.add(text);
      }
    };
  }

  /** Lets one file be read or written. */
  private void turn() {
    files.remove().run();
    untilIdle();
  }

  private Path file() {
    return folder.resolve("problem.json");
  }

  private boolean showing() {
    return lookup("#board").query().getScene().getWindow().isShowing();
  }

  @Test
  void editingGoesOnWhileAFileIsWritten() {
    setUp(KNIGHT);
    control(KeyCode.S);
    assertTrue(bench.changed().get(), "it is not written yet");
    interact(() -> bench.setStipulation("#7"));
    turn();
    assertEquals("#2", ProblemFile.read(file()).task().stipulationText());
    assertTrue(bench.changed().get(), "what was edited meanwhile is not in the file");
    control(KeyCode.S);
    turn();
    assertEquals("#7", ProblemFile.read(file()).task().stipulationText());
    assertFalse(bench.changed().get());
    assertEquals(List.of(), asked);
  }

  @Test
  void theFileOfASaveThatIsUnderWayIsThatOfTheNext() {
    setUp(KNIGHT);
    control(KeyCode.S);
    turn();
    name = "other.json";
    interact(() -> bench.setStipulation("#7"));
    controlShift(KeyCode.S);
    control(KeyCode.S);
    turn();
    turn();
    assertEquals("#2", ProblemFile.read(file()).task().stipulationText(), "the first file stays as it was");
    assertEquals("#7", ProblemFile.read(folder.resolve("other.json")).task().stipulationText());
  }

  @Test
  void theWindowClosesOnceItsFileIsWritten() {
    Stage stage = (Stage) lookup("#board").query().getScene().getWindow();
    setUp(KNIGHT);
    control(KeyCode.S);
    control(KeyCode.Q);
    assertTrue(stage.isShowing() && !Files.exists(file()));
    turn();
    assertFalse(stage.isShowing());
    assertEquals(KNIGHT, ProblemFile.read(file()).fen());
    assertEquals(List.of(), asked, "what is saved need not be asked for");
  }

  @Test
  void aSaveThatFailsKeepsTheWindowOpen() {
    setUp(KNIGHT);
    name = "no folder/problem.json";
    unsaved = Dialogs.Unsaved.SAVE;
    control(KeyCode.Q);
    turn();
    assertTrue(showing() && bench.changed().get());
    assertTrue(asked.size() == 2 && asked.getLast().contains("does not exist"), asked.toString());
  }

  @Test
  void whatWasEditedWhileAFileWasReadIsNotLost() {
    interact(() -> window.open(List.of(MORPHY)));
    setUp(KNIGHT);
    turn();
    assertEquals(List.of(), asked);
    assertEquals(Optional.of(MORPHY), bench.file().get());
    interact(window.registry().of(Command.PREVIOUS_TAB).run());
    assertEquals(KNIGHT.split(" ")[0], pieces());
  }

  @Test
  void longReadingShowsThatItGoesOnAndCanBeStopped() throws Exception {
    interact(() -> window.open(List.of(MORPHY)));
    until(() -> lookup("#file-work-stop").queryButton().isVisible()
        && lookup("#file-work").query().isVisible());
    Button stop = lookup("#file-work-stop").query();
    interact(stop::fire);
    turn();
    assertEquals(Optional.empty(), bench.file().get());
    assertEquals("Stopped: Reading morphy-1856.json", text("#status"));
    assertFalse(lookup("#file-work").query().isVisible());
    interact(() -> window.open(List.of(MORPHY)));
    at("e4");
    push(KeyCode.ESCAPE);
    turn();
    assertEquals(Optional.empty(), bench.file().get());
  }

  @Test
  void whatIsPastedComesAsAStep() throws IOException {
    setUp(KNIGHT);
    interact(() -> window.actions().files().paste("White Kg6 Ne6 Black Kg8 #2"));
    assertEquals(KNIGHT.split(" ")[0], pieces());
    turn();
    assertEquals("6k1/8/4N1K1/8/8/8/8/8", pieces());
    interact(bench.history()::undo);
    assertEquals(KNIGHT.split(" ")[0], pieces());
    interact(() -> window.actions().files().paste("White Kg6 Xe6"));
    turn();
    assertEquals(List.of("'X' on e6 is no piece of this game"), asked);
  }
}
