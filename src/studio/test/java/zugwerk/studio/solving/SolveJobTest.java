package zugwerk.studio.solving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Position;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.battle.FirstMate;
import zugwerk.variant.SteadyGame;
import zugwerk.variant.Variants;

/** How runs end: their verdicts, and which took too long or lacked memory. */
class SolveJobTest {

  private static final Variant ORTHODOX = Variants.of("orthodox");
  private static final String LOCKED = "8/p7/P7/1p1k4/1P6/8/3K2P1/8 w - - 0 1";

  private static final String LONG_MATE = "7b/8/6R1/1n6/1q6/6Qn/k1KP1p2/7r w - -";

  private final SolveJob job = new SolveJob(Runnable::run, Runnable::run);

  private void solve(String fen, String stipulation, Duration time) {
    job.start(Problem.of(ORTHODOX, Fen.parse(ORTHODOX, fen)).withTask(task -> task.withStipulationText(stipulation)),
        SolveOptions.DEFAULT.within(new SolveOptions.Limits(1, time, Long.MAX_VALUE, 64, 10, 0)));
    assertEquals(Soundness.UNFINISHED, job.result().get().orElseThrow().verdict());
  }

  @Test
  void aStudyThatTheSearchGivesUpIsDoneAndWasNotStopped() {
    solve(LOCKED, "+", SolveOptions.NO_LIMIT);
    assertEquals(SolveJob.State.DONE, job.state().get());
    assertEquals("", job.message().get());
    assertTrue(job.isFinished());
    solve(LOCKED, "+", Duration.ofHours(1));
    assertEquals(SolveJob.State.DONE, job.state().get());
  }

  @Test
  void whatTheClockStopsTookTooLong() {
    solve("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", "#9", Duration.ofNanos(1));
    assertEquals(SolveJob.State.DONE, job.state().get());
    assertTrue(job.isOutOfTime());
    assertFalse(job.isFinished());
    assertTrue(job.message().get().startsWith("Stopped after 0 s"), job.message().get());
  }

  /** With the tables that solving after an edit may build. */
  private Solved solveLive(String game, String fen, String stipulation) {
    Variant variant = Variants.of(game);
    Problem problem =
        Problem.of(variant, Fen.parse(variant, fen)).withTask(task -> task.withStipulationText(stipulation));
    job.startLive(problem,
        new SolvingOptions().live(problem.task().solutions(), 1_000_000).time(SolveOptions.NO_LIMIT));
    assertTrue(job.isFinished());
    return job.result().get().orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "#2 | kbK5/pp6/1P6/8/8/8/8/R7 w  | ✓ Sound",
      "#1 | k7/8/1K6/8/8/8/8/6QR w     | ✗ Cooked: 2 keys",
      "#2 | k7/8/1K6/8/8/8/8/6QR w     | ✗ Short: #1",
      "#2 | 8/8/8/3k4/8/8/8/K6R w      | ✗ No solution", "h#1 | 7k/8/6K1/8/8/8/8/R7 b      | ✓ Sound"
  })
  void theVerdictIsPutIntoWords(String stipulation, String fen, String verdict) {
    assertEquals(verdict, VerdictText.of(job, solveLive("orthodox", fen, stipulation)));
  }

  @Test
  void studiesAreDecidedByTablesThatAreBuilt() {
    Solved sound = solveLive("orthodox", "8/5k2/8/6K1/1P6/8/8/8 w", "+");
    assertEquals(Soundness.SOUND, sound.verdict());
    assertTrue(sound.text().contains("1.Kf5 !"), sound.text());
    assertEquals(Soundness.COOKED, solveLive("shock", "8/5k2/8/6K1/8/8/8/3R4 w", "+").verdict());
  }

  /** A game in which the search for a first mate lacks memory. */
  private static final class Hungry extends SteadyGame {

    private final CompletableFuture<Thread> search = new CompletableFuture<>();
    private final CompletableFuture<Throwable> uncaught = new CompletableFuture<>();

    Hungry() {
      super("hungry", "Hungry Chess");
    }

    @Override
    public boolean allows(Position after) {
      Thread thread = Thread.currentThread();
      if (thread.getName().equals("first-mate")) {
        thread.setUncaughtExceptionHandler((_, fault) -> uncaught.complete(fault));
        search.complete(thread);
        throw new OutOfMemoryError("no memory for the first mate");
      }
      return true;
    }
  }

  @Test
  void tooLittleMemoryForTheFirstMateIsNoErrorOfTheSolver() throws Exception {
    Hungry game = new Hungry();
    try (ExecutorService background = Executors.newSingleThreadExecutor()) {
      SolveJob running = new SolveJob(background, _ -> {});
      running.start(Problem.of(game, Fen.parse(game, LONG_MATE))
          .withTask(task -> task.withStipulationText("#25")), SolveOptions.DEFAULT);
      game.search.get(5, TimeUnit.MINUTES).join();
      running.cancel();
    }
    assertFalse(game.uncaught.isDone(), () -> "an error window would open: " + game.uncaught.join());
  }

  /** The window's properties change in one thread, here too. */
  @Test
  void aLongMateIsShownBeforeTheRestIsProved() throws Exception {
    try (ExecutorService window = Executors.newSingleThreadExecutor();
        ExecutorService background = Executors.newSingleThreadExecutor()) {
      SolveJob running = new SolveJob(background, window);
      CompletableFuture<FirstMate> found = new CompletableFuture<>();
      CompletableFuture<Boolean> busy = new CompletableFuture<>();
      Problem problem = Problem.of(ORTHODOX, Fen.parse(ORTHODOX, LONG_MATE))
          .withTask(task -> task.withStipulationText("#25"));
      window.submit(() -> {
        running.firstMate().subscribe(first -> first.ifPresent(mate -> {
          busy.complete(running.busy().get());
          found.complete(mate);
          running.cancel();
        }));
        running.start(problem, SolveOptions.DEFAULT);
      }).get();
      assertTrue(found.get(5, TimeUnit.MINUTES).moves() <= 25);
      assertTrue(busy.get());
      assertTrue(VerdictText.of(problem, found.get()).matches("Mate in \\d+ found: 1\\.\\S+"));
    }
  }
}
