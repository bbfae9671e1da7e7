package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import zugwerk.testkit.ProjectRoot;

/** Files that take their time: they are read and written when the test says so, and the window is used meanwhile. */
class FilesBesideTheWindowTest extends StudioFixture {

  private static final Path MORPHY = ProjectRoot.path("problems/orthodox/morphy-1856.json");
  private static final String KNIGHT = "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1";

  private final Queue<Runnable> files = new ConcurrentLinkedQueue<>();
  private final List<String> asked = new ArrayList<>();

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
        return Unsaved.DISCARD;
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
}
