package zugwerk.studio.home;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.studio.editor.Workbench;
import zugwerk.testkit.KilledProcess;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.Monitor;

/** Killed at random moments of editing, saving and solving, the studio loses the last edit at most. */
@Tag("faults")
@Tag("long")
class KilledComposerTest {

  /** Longer than the pause after which a draft is kept, also on a busy machine. */
  private static final long BETWEEN_EDITS = 800;

  private static final Path MORPHY = ProjectRoot.path("problems/orthodox/morphy-1856.json");

  @TempDir
  private Path folder;

  /** Edits, saves now and then, and solves all the time; prints the number of each edit once it is done. */
  static final class Composer {
    public static void main(String[] arguments) throws Exception {
      Path file = Path.of(arguments[1]);
      Workbench bench = new Workbench();
      new Autosave(bench, new Drafts(Path.of(arguments[0])).open(),
          CompletableFuture.delayedExecutor(Autosave.PAUSE.toMillis(), TimeUnit.MILLISECONDS), fault -> {
            throw new AssertionError(fault);
          });
      ProblemFile.write(file, ProblemFile.read(MORPHY).withTask(task -> task.withStipulationText("#1")));
      bench.open(ProblemFile.read(file), file);
      Thread.ofPlatform().daemon().start(() -> {
        while (true) {
          Solved.solve(ProblemFile.read(MORPHY), SolveOptions.DEFAULT, new Monitor());
        }
      });
      System.out.println("1");
      for (int i = 2; true; i++) {
        bench.setStipulation("#" + i);
        bench.versions().keep(bench.draft().get());
        if (i % 3 == 0) {
          Problem draft = bench.whole();
          ProblemFile.write(file, draft);
          bench.saved(draft, file);
        }
        System.out.println(i);
        Thread.sleep(BETWEEN_EDITS);
      }
    }
  }

  @Test
  void theLastEditAtMostIsLost() throws Exception {
    Random random = new Random(16);
    for (int i = 0; i < 20; i++) {
      Path drafts = folder.resolve("drafts" + i);
      Path file = folder.resolve("file" + i + ".json");
      List<String> edits = new ArrayList<>();
      try (KilledProcess composer = KilledProcess.start(Composer.class.getName(), drafts, file)) {
        edits.add(composer.firstLine());
        edits.addAll(composer.killAfter(random.nextInt(6000)));
      }
      List<String> faults = new ArrayList<>();
      List<Drafts.Orphan> orphans = new Drafts(drafts).orphans(faults::add);
      assertEquals(List.of(), faults);
      Problem left = orphans.isEmpty() ? ProblemFile.read(file) : orphans.getFirst().problem();
      int kept = Math.max(moves(left), moves(ProblemFile.read(file)));
      Problem latest = moves(left) == kept ? left : ProblemFile.read(file);
      List<Integer> versions = latest.versions().stream().map(version -> moves(version.problem())).toList();
      assertTrue(versions.containsAll(IntStream.rangeClosed(2, kept).boxed().toList()), kept + ": " + versions);
      int last = Integer.parseInt(edits.getLast());
      assertTrue(kept >= last - 1, "edit " + last + " was done, and " + kept + " is left");
      orphans.forEach(Drafts.Orphan::discard);
    }
  }

  private static int moves(Problem problem) {
    return Integer.parseInt(problem.task().stipulationText().substring(1));
  }
}
