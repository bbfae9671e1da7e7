package zugwerk.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.problem.Certificate;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.testkit.FaultyDisk;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.CannotWriteException;
import zugwerk.work.Monitor;

/** Problems that are saved and certified on a disk that fails at any operation. */
class FaultyProblemFilesTest {

  private static final Path MORPHY = ProjectRoot.path("problems", "orthodox", "morphy-1856.json");

  @TempDir
  private Path folder;

  @Test
  void aSavedProblemIsTheOldOneOrTheNewOne() throws Exception {
    Problem old = ProblemFile.read(MORPHY);
    Problem changed = old.withCredits(old.credits().withTitle("Another title"));
    Path file = folder.resolve("a.json");
    for (FaultyDisk.Mode mode : FaultyDisk.Mode.values()) {
      int failed = FaultyDisk.atEveryOperation(mode, disk -> {
        ProblemFile.write(file, old);
        boolean refused = false;
        try {
          ProblemFile.write(disk.path(file), changed);
        } catch (CannotWriteException _) {
          refused = true;
        }
        assertEquals(refused ? old : changed, ProblemFile.read(file));
      });
      assertTrue(failed >= 4, () -> failed + " operations");
    }
  }

  /** As check does it for a file of the default file system. */
  @Test
  void aProblemIsCertifiedOrUnchanged() throws Exception {
    Problem old = ProblemFile.read(MORPHY);
    Problem certified = old.withAnalysis(analysis -> analysis.withCertificate(Optional.of(Certificate.of(old,
        Solved.solve(old, SolveOptions.DEFAULT, new Monitor()), SolveOptions.DEFAULT, LocalDate.of(2026, 11, 27)))));
    Path file = folder.resolve("a.json");
    for (FaultyDisk.Mode mode : FaultyDisk.Mode.values()) {
      int failed = FaultyDisk.atEveryOperation(mode, disk -> {
        ProblemFile.write(file, old);
        boolean refused = false;
        try {
          ProblemFile.change(disk.path(file), now -> Optional
              .of(now.withAnalysis(analysis -> analysis.withCertificate(certified.analysis().certificate()))));
        } catch (CannotWriteException _) {
          refused = true;
        }
        assertEquals(refused ? old : certified, ProblemFile.read(file));
      });
      assertTrue(failed >= 4, () -> failed + " operations");
    }
  }
}
