package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.robot.Robot;
import javafx.stage.Window;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.file.ProblemFile;
import zugwerk.file.Verification;
import zugwerk.problem.Problem;
import zugwerk.problem.UserFolders;
import zugwerk.studio.home.Drafts;
import zugwerk.testkit.KilledProcess;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.CancelToken;
import zugwerk.work.Finding;

/**
 * The whole studio with its window, killed at random moments of editing, saving and solving, loses the last edit at
 * most, and leaves whole files.
 */
@Tag("faults")
@Tag("long")
class KilledStudioTest {

  /** In milliseconds; longer than the pause after which a draft is kept, also on a busy machine. */
  private static final long BETWEEN_EDITS = 800;

  private static final Path MORPHY = ProjectRoot.path("problems/orthodox/morphy-1856.json");

  @TempDir
  private Path folder;

  /** The studio with a user who edits, solves, and saves now and then; prints the number of each edit once it is done. */
  static final class Composer {

    public static void main(String[] arguments) {
      Thread.ofPlatform().daemon().start(() -> {
        try {
          work();
        } catch (InterruptedException | ExecutionException fault) {
          throw new AssertionError(fault);
        }
      });
      StudioApp.open(Stream.of(arguments).map(Path::of).toList(), Optional.empty(), () -> {});
    }

    private static void work() throws InterruptedException, ExecutionException {
      TextField field = null;
      // The file is read beside the window.
      while (field == null || !field.getText().equals("#1")) {
        Thread.sleep(50);
        try {
          field = inWindow(Composer::field);
        } catch (IllegalStateException _) {
          // The window system has not started yet.
        }
      }
      TextField stipulation = field;
      for (int i = 2; true; i++) {
        int now = i;
        inWindow(() -> {
          stipulation.setText("#" + now);
          return null;
        });
        press(KeyCode.ENTER);
        inWindow(() -> {
          Robot robot = new Robot();
          List.of(KeyCode.CONTROL, KeyCode.ALT).forEach(robot::keyPress);
          robot.keyType(KeyCode.V);
          List.of(KeyCode.ALT, KeyCode.CONTROL).forEach(robot::keyRelease);
          return null;
        });
        if (i % 3 == 0) {
          press(KeyCode.S);
        }
        System.out.println(i);
        Thread.sleep(BETWEEN_EDITS);
      }
    }

    private static TextField field() {
      Scene scene = Window.getWindows().isEmpty() ? null : Window.getWindows().getFirst().getScene();
      return scene == null ? null : (TextField) scene.lookup("#stipulation");
    }

    /** Presses a key with Ctrl. */
    private static void press(KeyCode key) throws InterruptedException, ExecutionException {
      inWindow(() -> {
        Robot robot = new Robot();
        robot.keyPress(KeyCode.CONTROL);
        robot.keyType(key);
        robot.keyRelease(KeyCode.CONTROL);
        return null;
      });
    }

    private static <R> R inWindow(Callable<R> work)
        throws InterruptedException, ExecutionException {
      FutureTask<R> task = new FutureTask<>(work);
      Platform.runLater(task);
      return task.get();
    }
  }

  @Test
  void theLastEditAtMostIsLost() throws Exception {
    Random random = new Random(16);
    int saves = 0;
    for (int i = 0; i < 20; i++) {
      Path home = Files.createDirectory(folder.resolve("home" + i));
      Path file = home.resolve("problem.json");
      ProblemFile.write(file, ProblemFile.read(MORPHY).withTask(task -> task.withStipulationText("#1")));
      Map<String, String> folders = Map.of("XDG_CONFIG_HOME", home.resolve("c").toString(), "XDG_STATE_HOME",
          home.resolve("s").toString(), "XDG_CACHE_HOME", home.resolve("k").toString());
      List<String> edits = new ArrayList<>();
      try (KilledProcess studio = KilledProcess.start(folders,
          List.of("-Xmx600m", "-Dglass.platform=Headless", "-Dprism.order=sw", "--enable-native-access=ALL-UNNAMED"),
          Composer.class.getName(), file)) {
        edits.add(studio.firstLine());
        edits.addAll(studio.killAfter(random.nextInt(6000)));
      }
      UserFolders user = new UserFolders(home.resolve("c/zugwerk"), home.resolve("s/zugwerk"));
      saves += moves(ProblemFile.read(file)) > 1 ? 1 : 0;
      assertWhole(user, home);
      List<String> faults = new ArrayList<>();
      List<Drafts.Orphan> orphans = new Drafts(user.drafts()).orphans(faults::add);
      assertEquals(List.of(), faults);
      Problem latest = ProblemFile.read(file);
      for (Drafts.Orphan orphan : orphans) {
        latest = moves(orphan.problem()) >= moves(latest) ? orphan.problem() : latest;
        orphan.discard();
      }
      int kept = moves(latest);
      List<Integer> versions = latest.versions().stream().map(version -> moves(version.problem())).toList();
      assertTrue(versions.containsAll(IntStream.range(2, kept).boxed().toList()),
          kept + " moves, versions " + versions);
      int last = Integer.parseInt(edits.getLast());
      assertTrue(kept >= last - 1, "edit " + last + " was done, and " + kept + " is left");
    }
    assertTrue(saves > 5, saves + " saves");
  }

  private static void assertWhole(UserFolders user, Path home) throws IOException {
    Verification verification = new Verification(new CancelToken());
    verification.file(home.resolve("problem.json"));
    verification.drafts(user.drafts());
    verification.preferences(user.preferences());
    assertEquals(List.of(), verification.findings().stream().filter(Finding::damaged).toList());
  }

  private static int moves(Problem problem) {
    return Integer.parseInt(problem.task().stipulationText().substring(1));
  }
}
