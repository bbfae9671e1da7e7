package zugwerk.studio.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.collections.ListChangeListener;
import org.junit.jupiter.api.Test;
import zugwerk.compose.Demands;
import zugwerk.compose.Found;
import zugwerk.compose.Generate;
import zugwerk.compose.PieceRole;
import zugwerk.compose.PieceStock;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.Weights;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.studio.task.Job;
import zugwerk.variant.Variants;

/** The composer's searches; background and window are the thread of the test. */
class ComposeJobTest {

  private static final Variant ORTHODOX = Variants.of("orthodox");
  private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
  private static final Measure MEASURE = new Measure(Weights.bundled());

  private final ComposeJob job = new ComposeJob(Runnable::run, Runnable::run, () -> MEASURE, Optional::empty);

  private static Problem problem(String fen, String stipulation) {
    return Problem.of(ORTHODOX, Fen.parse(ORTHODOX, fen), Stipulation.parse(stipulation));
  }

  private List<String> changes() {
    return job.found().stream().map(Found::changesText).toList();
  }

  private void stopAfter(int results) {
    job.found().addListener((ListChangeListener<Found>) change -> {
      if (job.found().size() == results) {
        job.cancel();
      }
    });
  }

  @Test
  void whatIsNotNeededIsFound() {
    job.start(ComposeKind.MINIMAL, problem("kbK5/pp6/1P6/8/8/8/7P/R7 w", "#2"));
    assertTrue(changes().contains("-wPh2"), changes().toString());
    assertTrue(job.found().stream().anyMatch(one -> one.note().toString().startsWith("minimal form")));
    assertEquals("Done: " + job.found().size() + " found, search complete.", job.ending());
  }

  @Test
  void betterVersionsStandBestFirstAndStayWhenItIsStopped() {
    stopAfter(3);
    job.start(ComposeKind.IMPROVE, problem("k7/8/1K6/8/8/8/P5P1/7R w", "#1"));
    assertEquals(Job.State.CANCELLED, job.state().get());
    assertTrue(job.found().size() >= 3);
    assertEquals(job.found().stream().sorted(Found.BEST_FIRST).toList(), job.found());
    assertEquals("Stopped. " + job.found().size() + " found.", job.ending());
  }

  @Test
  void aSoundProblemNeedsNoMendingAndHasTwins() {
    job.start(ComposeKind.MEND, problem(MORPHY, "#2"));
    assertEquals("The problem is sound; there is nothing to repair.", job.ending());
    job.start(ComposeKind.TWINS, problem(MORPHY, "#2"));
    assertFalse(job.found().isEmpty());
    assertEquals(Optional.of(ComposeKind.TWINS), job.search());
  }

  @Test
  void onlyAProblemThatIsSoundHasRoles() {
    job.startRoles(problem("kbK5/pp6/1P6/8/8/8/7P/R7 w", "#2"));
    assertTrue(job.isOfRoles().get());
    assertEquals(6, job.roles().size());
    assertEquals(List.of("-wPh2"),
        job.roles().stream().filter(PieceRole::isIdle).map(role -> role.change().text()).toList());
    assertEquals("1 can be removed.", job.ending());
    job.startRoles(problem("7k/8/8/8/8/8/5QQ1/K7 w", "#2"));
    assertEquals("The problem is short, not sound.", job.ending());
    assertEquals(List.of(), job.roles());
  }

  @Test
  void newProblemsAreFoundUntilItIsStopped() {
    stopAfter(2);
    job.start(new Generate.Request(ORTHODOX, Stipulation.parse("#1"),
        PieceStock.parse(ORTHODOX.schema(), "KQRvK"), 0,
        new Demands(true, false, false, 0, 0, 0, 0, Integer.MAX_VALUE), 1, 99));
    assertEquals("#1", job.found().getFirst().problem().task().stipulationText());
    assertEquals("Stopped. " + job.found().size() + " found.", job.ending());
  }
}
