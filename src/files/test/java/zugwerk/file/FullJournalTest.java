package zugwerk.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import zugwerk.solve.SolveOptions;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.CannotWriteException;
import zugwerk.work.Monitor;

/** A check whose results cannot be stored any more. */
class FullJournalTest {

  /** A journal on a full disk keeps no later answer either; other faults cost one file only. */
  @Test
  void aSolverThatCannotStoreItsResultsStopsTheCheck() {
    Path mansfield = ProjectRoot.path("problems", "orthodox", "mansfield-1917.json");
    List<Path> files = List.of(mansfield, mansfield, mansfield, mansfield, mansfield);
    CannotWriteException full = new CannotWriteException("journal: cannot be written", new IOException("full"));
    AtomicInteger calls = new AtomicInteger();
    AtomicInteger done = new AtomicInteger();
    BatchCheck check = new BatchCheck(files, new BatchCheck.Settings(1, false, false, SolveOptions.NO_LIMIT),
        new Monitor(), new BatchCheck.Listener() {
          @Override
          public void done(int index, Checked checked, CheckSummary soFar) {
            done.incrementAndGet();
            assertEquals(Checked.FaultKind.PROGRAM, checked.faultKind());
          }
        }, ProblemFile::read, (_, _, _, _) -> {
          throw calls.incrementAndGet() < 3 ? new IllegalStateException("broken") : full;
        });
    assertSame(full, assertThrows(CannotWriteException.class, check::run));
    assertEquals(3, calls.get());
    assertEquals(2, done.get());
  }
}
