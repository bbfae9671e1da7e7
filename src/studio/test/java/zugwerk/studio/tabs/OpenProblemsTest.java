package zugwerk.studio.tabs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import javafx.beans.value.ObservableValue;
import org.junit.jupiter.api.Test;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.Weights;
import zugwerk.notation.Letters;
import zugwerk.solve.SolveOptions;
import zugwerk.studio.compose.ComposeKind;
import zugwerk.studio.editor.BoardSettings;
import zugwerk.studio.task.Job;

/** Each tab has its own session. Its jobs run when the test says so. */
class OpenProblemsTest {

  private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
  private static final String ENDLESS = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

  private final Queue<Runnable> background = new ArrayDeque<>();
  private final Queue<Runnable> window = new ConcurrentLinkedQueue<>();
  private final BoardSettings settings = new BoardSettings();
  private final OpenProblems problems = new OpenProblems(() -> new OpenProblem(settings, background::add, window::add,
      () -> new Measure(Weights.bundled()), Optional::empty, () -> {}));

  private void run() {
    while (!background.isEmpty() || !window.isEmpty()) {
      Optional.ofNullable(background.poll()).ifPresent(Runnable::run);
      drain(window);
    }
  }

  private static void drain(Queue<Runnable> tasks) {
    for (Runnable next = tasks.poll(); next != null; next = tasks.poll()) {
      next.run();
    }
  }

  private OpenProblem morphy() {
    OpenProblem one = problems.begin();
    one.bench().paste(MORPHY);
    return one;
  }

  private static void solve(OpenProblem one) {
    one.job().start(one.bench().draft().get(), SolveOptions.DEFAULT);
  }

  @Test
  void aJobReportsToItsOwnTabOnly() {
    OpenProblem first = morphy();
    solve(first);
    first.composing().start(ComposeKind.MINIMAL, first.bench().draft().get());
    OpenProblem second = morphy();
    assertSame(second, problems.current().get());
    ObservableValue<Job.State> shown = problems.ofCurrent(one -> one.job().state());
    run();
    assertEquals(Job.State.DONE, first.job().state().get());
    assertEquals("✓", first.verdict().get().orElseThrow().sign());
    assertEquals(1, first.bench().versions().list().size());
    assertEquals(Job.State.DONE, first.composing().state().get());
    assertTrue(first.hasResults());

    assertEquals(Job.State.IDLE, shown.getValue());
    assertEquals(Optional.empty(), second.job().result().get());
    assertEquals(Optional.empty(), second.verdict().get());
    assertEquals(List.of(), second.bench().versions().list());
    assertFalse(second.composing().hasResults() || second.hasResults());

    problems.select(first);
    assertEquals(Job.State.DONE, shown.getValue());
    second.bench().clear();
    assertEquals(Job.State.DONE, first.job().state().get(), "an edit ends what was found in its own tab");
  }

  @Test
  void stepsSelectionAndPlayBelongToTheTab() {
    OpenProblem first = morphy();
    first.bench().selection().all();
    first.play().start();
    OpenProblem second = problems.begin();
    second.bench().start();
    assertTrue(second.bench().selection().isEmpty());
    assertFalse(second.play().on().get());
    second.bench().history().undo();
    assertEquals(1, first.bench().history().done());
    assertTrue(first.play().on().get());
    assertNotEquals(0, first.bench().selection().squares().get());
  }

  @Test
  void aClosedTabDropsWhatItsJobsReport() {
    OpenProblem first = morphy();
    solve(first);
    first.composing().start(ComposeKind.MINIMAL, first.bench().draft().get());
    OpenProblem second = problems.begin();
    problems.close(first);
    run();
    assertEquals(Job.State.IDLE, first.job().state().get());
    assertEquals(List.of(), first.bench().versions().list());
    assertEquals(List.of(), first.composing().found());
    assertEquals(List.of(second), problems.all());
    problems.close(second);
    assertEquals(1, problems.all().size());
    assertNotEquals(second, problems.current().get(), "the last one is replaced");
  }

  @Test
  void closingATabCancelsItsJobs() throws Exception {
    CountDownLatch running = new CountDownLatch(1);
    CountDownLatch ended = new CountDownLatch(1);
    try (ExecutorService threads = Executors.newCachedThreadPool()) {
      OpenProblems open = new OpenProblems(() -> new OpenProblem(settings, task -> threads.execute(() -> {
        running.countDown();
        task.run();
        ended.countDown();
      }), window::add, () -> new Measure(Weights.bundled()), Optional::empty, () -> {}));
      OpenProblem only = open.current().get();
      only.bench().paste(ENDLESS);
      only.bench().setStipulation("#9");
      solve(only);
      running.await();
      try {
        open.close(only);
        assertTrue(ended.await(5, TimeUnit.MINUTES));
      } finally {
        only.job().cancel();
      }
    }
    drain(window);
  }

  @Test
  void boardsOfAllTabsAreShownAlike() {
    OpenProblem first = morphy();
    OpenProblem second = problems.begin();
    second.bench().letters().chosen().set(Letters.FIGURINES);
    settings.reach().set(false);
    assertEquals(Letters.FIGURINES, first.bench().letters().chosen().get());
    assertFalse(first.bench().signs().reaching().get() || problems.begin().bench().signs().reaching().get());
    first.bench().flipped().set(true);
    assertFalse(second.bench().flipped().get());
  }

  @Test
  void anEmptyTabIsUsedAndOthersStandBesideTheSelectedOneOrLast() {
    OpenProblem first = problems.current().get();
    assertSame(first, problems.begin());
    assertSame(first, problems.append());
    first.bench().paste(MORPHY);
    OpenProblem last = problems.append();
    assertSame(first, problems.current().get(), "it is not selected");
    OpenProblem beside = problems.begin();
    assertEquals(List.of(first, beside, last), problems.all());
    first.bench().saved(first.bench().whole(), Path.of("a.json"));
    assertEquals(Optional.of(first), problems.of(Path.of("a.json")));
  }
}
