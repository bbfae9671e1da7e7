package zugwerk.studio.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.file.EndingFigures;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.Progress;

/** Questions to the tables, each thread's work done when the test lets it. */
class EndgameJobTest {

  private static final Variant ORTHODOX = Variants.of("orthodox");
  private static final String ROOK = "7k/8/6K1/8/8/8/8/R7 w";
  private static final String KNIGHTS = "8/8/8/8/8/3k3n/8/N3K3 w";

  @TempDir
  private Path folder;

  private final Queue<Runnable> background = new ArrayDeque<>();
  private final Queue<Runnable> window = new ArrayDeque<>();

  private EndgameJob job() {
    return new EndgameJob(folder, background::add, window::add);
  }

  private void work() {
    while (!background.isEmpty() || !window.isEmpty()) {
      Runnable next = background.isEmpty() ? window.remove() : background.remove();
      next.run();
    }
  }

  private void look(EndgameJob job, String fen) {
    job.lookUp(ORTHODOX, Fen.parse(ORTHODOX, fen));
  }

  @Test
  void littleTablesAreBuiltAtOnce() {
    EndgameJob job = job();
    look(job, ROOK);
    assertTrue(job.busy().get());
    work();
    assertFalse(job.busy().get());
    assertEquals("win 1", job.view().get().get().answer().get().outcome().toString());
    assertEquals(Optional.empty(), job.progress().get());
  }

  @Test
  void whatCannotBeKeptIsReportedWithTheAnswer() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    EndgameJob job = new EndgameJob(file.resolve("tables"), background::add, window::add);
    look(job, ROOK);
    work();
    assertEquals("win 1", job.view().get().get().answer().get().outcome().toString());
    assertTrue(job.message().get().startsWith("An endgame table cannot be kept and will have to be built again: "),
        job.message().get());
  }

  @Test
  void largeTablesAreBuiltWhenThatRequested() {
    EndgameJob job = job();
    look(job, KNIGHTS);
    work();
    assertTrue(job.view().get().get().answer().isEmpty());
    assertTrue(job.view().get().get().cost().get().positions() > 3_000_000);
    List<Progress> reports = new ArrayList<>();
    job.progress().subscribe(progress -> progress.ifPresent(reports::add));
    job.build();
    work();
    assertEquals("draw", job.view().get().get().answer().get().outcome().toString());
    assertTrue(reports.getLast().step().toString().startsWith("Building KNvKN"), reports.getLast().step()::toString);
  }

  @Test
  void whatCannotBeAnsweredIsReported() {
    EndgameJob job = job();
    look(job, "r3k3/8/8/8/8/8/8/4K2R w K");
    work();
    assertEquals("Endgame tables do not cover castling; the position has a castling right.", job.message().get());
    look(job, "rnbqkbnr/8/8/8/8/8/8/4K3 w");
    work();
    assertEquals("There are 9 men; endgame tables have at most 5.", job.message().get());
    look(job, ROOK);
    assertEquals("", job.message().get());
  }

  @Test
  void aStoppedQuestionLeavesThePositionOpen() {
    EndgameJob job = job();
    look(job, KNIGHTS);
    work();
    job.build();
    job.cancel();
    work();
    assertEquals("Stopped.", job.message().get());
    assertTrue(job.view().get().get().answer().isEmpty());
    assertTrue(job.view().get().get().cost().isPresent());
  }

  @Test
  void anotherQuestionEndsTheOneBefore() {
    EndgameJob job = job();
    look(job, ROOK);
    look(job, "7k/8/6K1/8/8/8/8/8 w");
    work();
    assertEquals("draw", job.view().get().get().answer().get().outcome().toString());
    assertEquals("", job.message().get());
    look(job, ROOK);
    job.leave();
    work();
    assertEquals(Optional.empty(), job.view().get());
  }

  @Test
  void figuresComeEndingByEnding() {
    FiguresJob job = new FiguresJob(folder, background::add, window::add);
    job.count(ORTHODOX, EndingFigures.read(ORTHODOX, "KQvK, KRvK"));
    work();
    assertEquals(List.of("KQvK 10", "KQvK 10", "KRvK 16", "KRvK 16"),
        job.figures().stream().map(row -> row.ending() + " " + row.longest().orElseThrow().outcome().length())
            .toList());
    job.reset();
    assertEquals(List.of(), job.figures());
  }
}
