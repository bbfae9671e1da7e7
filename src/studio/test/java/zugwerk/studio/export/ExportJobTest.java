package zugwerk.studio.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.content.printed.PrintedOptions;
import zugwerk.diagram.Diagram;
import zugwerk.diagram.DiagramFiles;
import zugwerk.diagram.DiagramSolution;
import zugwerk.diagram.Look;
import zugwerk.diagram.PictureFormat;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.studio.task.FileWork;
import zugwerk.studio.task.Job;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;
import zugwerk.work.Message;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

/** The reports of an export; the background runs when the test lets it. */
class ExportJobTest {

  private static final Path SHEET = Path.of("sheet.pdf");
  private static final String MATE = "7k/6pp/8/8/8/8/8/R6K w - - 0 1";

  private final Queue<Runnable> background = new ArrayDeque<>();
  private final List<String> reports = new ArrayList<>();
  private final List<String> failed = new ArrayList<>();
  private final FileWork files = new FileWork(background::add, Runnable::run);
  private final ExportJob job = new ExportJob(background::add, Runnable::run, files, reports::add, failed::add);

  private void write(Consumer<Monitor> writing) {
    job.write(SHEET, writing);
    assertEquals(Job.State.WAITING, job.state().get());
  }

  private void turn() {
    background.remove().run();
  }

  @Test
  void whatIsWrittenIsReported() {
    List<String> progress = new ArrayList<>();
    job.progress().subscribe(now -> now.ifPresent(some -> progress.add(some.done() + " of " + some.all())));
    write(monitor -> {
      assertEquals(Job.State.RUNNING, job.state().get());
      new Meter(monitor).report(Message.NONE, 1, 2, "pages");
    });
    turn();
    assertEquals(Job.State.DONE, job.state().get());
    assertEquals(Optional.of(SHEET), job.result().get());
    assertEquals(List.of("1 of 2"), progress);
    assertEquals(List.of("Exported sheet.pdf"), reports);
  }

  @Test
  void whatIsStoppedIsNoFault() {
    write(monitor -> {
      job.cancel();
      monitor.token().check();
    });
    turn();
    assertEquals(Job.State.CANCELLED, job.state().get());
    assertEquals(List.of("Nothing exported"), reports);
    write(monitor -> monitor.token().check());
    turn();
    assertEquals("Exported sheet.pdf", reports.getLast());
    assertEquals(List.of(), failed);
  }

  @Test
  void whatIsStoppedBeforeItsTurnIsNotWritten() {
    files.write("Saving", () -> "saved", reports::add, failed::add);
    write(_ -> reports.add("written"));
    job.cancel();
    turn();
    assertEquals(Job.State.WAITING, job.state().get());
    turn();
    assertEquals(Job.State.CANCELLED, job.state().get());
    assertEquals(List.of("saved", "Nothing exported"), reports);
  }

  /** The stop came too late. */
  @Test
  void whatIsWrittenIsReportedAlsoIfItWasStopped() {
    write(_ -> job.cancel());
    turn();
    assertEquals(Job.State.CANCELLED, job.state().get());
    assertEquals(List.of("Exported sheet.pdf"), reports);
  }

  @Test
  void whatCannotBeWrittenIs() {
    write(_ -> {
      throw new InputException("there is no room");
    });
    turn();
    assertEquals(Job.State.FAILED, job.state().get());
    assertEquals("There is no room.", job.message().get());
    assertEquals(List.of("there is no room"), failed);
    assertEquals(List.of(), reports);
  }

  @Test
  void aFaultOfTheProgramIsReportedAndHoldsNothingUp() {
    write(_ -> {
      throw new OutOfMemoryError("of pages");
    });
    assertThrows(OutOfMemoryError.class, this::turn);
    assertEquals(Job.State.FAILED, job.state().get());
    assertEquals("The export failed: java.lang.OutOfMemoryError: of pages", job.message().get());
    write(_ -> {});
    turn();
    assertEquals(List.of("Exported sheet.pdf"), reports);
  }

  private void page(Path folder) {
    Problem problem = Problem.of(Variants.of("orthodox"), Fen.parse(Variants.of("orthodox"), MATE),
        Stipulation.parse("#1"));
    job.solveAndWrite(problem, SolveOptions.DEFAULT, solved -> DiagramFiles.content(Diagram.of(problem)
        .with(DiagramSolution.of(solved, PrintedOptions.DEFAULT, false)), PictureFormat.HTML, Look.PRINT, 400),
        folder.resolve("page.html"));
    assertEquals(Job.State.WAITING, job.state().get());
  }

  @Test
  void aPageIsSolvedAndThenWaitsForItsTurn(@TempDir Path folder) throws Exception {
    page(folder);
    files.write("Saving", () -> "saved", reports::add, failed::add);
    turn();
    assertEquals(Job.State.RUNNING, job.state().get());
    turn();
    assertEquals(List.of("saved"), reports);
    turn();
    assertEquals(Job.State.DONE, job.state().get());
    assertEquals(List.of("saved", "Exported page.html"), reports);
    assertTrue(Files.readString(folder.resolve("page.html")).contains(">1.Ra8#"));
  }

  /** Its parts are solving and writing. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void aPageIsStoppedBeforeAnyOfItsParts(int part, @TempDir Path folder) {
    page(folder);
    for (int i = 0; i < part; i++) {
      turn();
    }
    job.cancel();
    turn();
    assertEquals(Job.State.CANCELLED, job.state().get());
    assertEquals(List.of("Nothing exported"), reports);
    assertTrue(background.isEmpty());
    assertFalse(Files.exists(folder.resolve("page.html")));
  }

  @Test
  void anExportThatIsForgottenWritesNothing(@TempDir Path folder) {
    page(folder);
    turn();
    job.reset();
    turn();
    assertEquals(Job.State.IDLE, job.state().get());
    assertEquals(List.of(), reports);
    assertFalse(Files.exists(folder.resolve("page.html")));
  }
}
