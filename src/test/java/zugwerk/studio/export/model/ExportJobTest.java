package zugwerk.studio.export.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import zugwerk.studio.task.FileWork;
import zugwerk.work.CancelToken;

/** What an export tells; the background turns when the test says so. */
class ExportJobTest {

  private final Queue<Runnable> background = new ArrayDeque<>();
  private final List<String> told = new ArrayList<>();
  private final List<String> failed = new ArrayList<>();
  private final ExportJob job = new ExportJob(background::add, Runnable::run,
      new FileWork(background::add, Runnable::run), told::add, failed::add);

  private void write(Consumer<CancelToken> writing) {
    job.write(Path.of("sheet.pdf"), writing);
    assertTrue(job.running().get());
  }

  private void turn() {
    background.remove().run();
    assertFalse(job.running().get());
  }

  @Test
  void whatIsStoppedIsNoFault() {
    write(CancelToken::check);
    job.cancel();
    turn();
    assertEquals(List.of("Nothing was exported"), told);
    write(CancelToken::check);
    turn();
    assertEquals("Exported sheet.pdf", told.getLast());
    assertEquals(List.of(), failed);
  }

  @Test
  void whatCannotBeWrittenIs() {
    write(_ -> {
      throw new IllegalArgumentException("there is no room");
    });
    turn();
    assertEquals(List.of("there is no room"), failed);
    assertEquals(List.of(), told);
  }
}
