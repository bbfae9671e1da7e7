package zugwerk.studio.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import zugwerk.problem.Solved;
import zugwerk.solve.Soundness;
import zugwerk.studio.solving.SolveJob;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.CancelToken;

class EntrySolverTest {

  private static final long SECOND = 1_000_000_000;

  private final AtomicLong time = new AtomicLong();
  private final ProblemEntry entry = entry();

  private static ProblemEntry entry() {
    Library library = new Library(Runnable::run, Runnable::run);
    library.open(List.of(ProjectRoot.path("problems", "orthodox", "loyd-excelsior.json")));
    return library.entries().getFirst();
  }

  private static EntrySolver solver(LongSupplier clock) {
    return new EntrySolver(Runnable::run, Runnable::run, () -> new CancelToken(clock));
  }

  @Test
  void aShownProblemIsSolvedForTenSecondsOfTheClock() {
    EntrySolver brief = solver(() -> time.addAndGet(SECOND));
    brief.startBriefly(entry);
    SolveJob stopped = brief.job(entry);
    assertTrue(stopped.isOutOfTime());
    assertTrue(stopped.message().get().startsWith("Stopped after 10 s"), stopped.message().get());
    assertEquals(Optional.empty(), brief.solved(entry));

    brief.start(entry);
    assertEquals(Optional.of(Soundness.SOUND), brief.solved(entry).map(Solved::verdict), "no limit on request");
  }

  @Test
  void whileTheClockStandsAnyProblemHasTime() {
    EntrySolver solver = solver(time::get);
    solver.startBriefly(entry);
    assertFalse(solver.job(entry).isOutOfTime());
    assertEquals(Optional.of(Soundness.SOUND), solver.solved(entry).map(Solved::verdict));
  }
}
