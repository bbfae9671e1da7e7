package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.testkit.CountingToken;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.Finding;
import zugwerk.work.Monitor;
import zugwerk.work.ParallelLoop;

/** All work on tables often checks whether to stop, and stops with nothing lost. What counts is not the time. */
class StoppedBuildTest {

  /** The most positions or bytes between two questions, on average over each step. */
  private static final int OFTEN = 1 << 16;

  /** A table with eight rows. */
  private static final Powers POWERS = new Powers(Variants.of("polypiece", "R=R/WD/B/F"));
  private static final Key ROOK = key("KRvK");

  @TempDir
  private Path folder;

  private static final Powers FEW_ROWS = new Powers(Variants.of("polypiece", "R=R/WD"));

  private static Key key(String pieces) {
    return Key.all(POWERS, Material.parse(POWERS.schema(), pieces)).iterator().next();
  }

  private CounterStore store(Powers powers, Duration checkpoints) {
    return new CounterStore(powers, folder, 1, Long.MAX_VALUE, Score.MOST_PLIES, checkpoints, TableStore.SMALL);
  }

  @Test
  void eachStepAsksOften() {
    CountingToken counting = new CountingToken(Long.MAX_VALUE);
    List<Long> questions = new ArrayList<>();
    Set<String> steps = new HashSet<>();
    Table table = store(POWERS, Duration.ofDays(1)).table(ROOK, new Monitor(counting.token(), progress -> {
      if (progress.step().toString().startsWith("Building KRvK") && steps.add(progress.step().toString())) {
        questions.add(counting.checks());
      }
    }));
    questions.add(counting.checks());
    long positions = (long) table.rows().length * table.layout().size();
    assertTrue(questions.get(1) - questions.get(0) >= 3 * positions / (OFTEN / 2), "the evaluation: " + questions);
    int last = questions.size() - 2;
    for (int i = 1; i <= last; i++) {
      // Mates in no move, perhaps the longest ones, and packing are one pass; other mates in so many moves are two.
      int passes = i == 1 || i >= last - 1 ? 1 : 2;
      assertTrue(questions.get(i + 1) - questions.get(i) >= passes * positions / OFTEN, questions.toString());
    }
    TableFile file = new TableFile(folder, POWERS, ROOK);
    assertAsks(positions, token -> file.write(table.rows(), new ParallelLoop(1, "table", token)));
    assertAsks(positions, token -> assertTrue(
        file.read(Table.empty(POWERS, ROOK).rows(), new ParallelLoop(1, "table", token))));
    assertAsks(positions, token -> TableStatistics.of(
        Stream.of(new Census(ROOK.material(), "", CounterLibrary.sheets(POWERS, table, false))), token));
    assertAsks(positions / 2, token -> Notable.find(Notable.Kind.WIN,
        Stream.of(new Census(ROOK.material(), "", CounterLibrary.sheets(POWERS, table, false))), 1, token));
    Checkpoint checkpoint = new Checkpoint(file, Score.MOST_PLIES, Duration.ZERO);
    DoubleSteps doubtful = new DoubleSteps();
    for (int i = 0; i < 1 << 18; i++) {
      doubtful.add(1, i % 29_000, 0, i % 29_000, Score.MATED);
    }
    Checkpoint.State state = new Checkpoint.State(3, 9, doubtful);
    long bytes = 2 * positions + 17L * doubtful.size();
    Checkpoint.Content content = new Checkpoint.Content(List.of(table.rows(), table.newRows()), List.of());
    assertAsks(bytes, token -> checkpoint.write(state, content, token));
    assertAsks(bytes, token -> assertEquals(doubtful.size(),
        checkpoint.read(content, token).orElseThrow().doubleSteps().size()));
    MoveTables moves = new MoveTables(POWERS, table);
    EnPassant passing = new EnPassant(moves, new Links(POWERS, table, Map.of()), table.layout().pieces());
    assertAsks(doubtful.size(),
        token -> new RetrogradePass(table, table.newRows(), new Frontier(table.rows().length, table.layout().size()),
            moves,
            passing, token).settle(doubtful, 200));
  }

  private interface Work {
    void run(CancelToken token);
  }

  private static void assertAsks(long units, Work work) {
    CountingToken counting = new CountingToken(Long.MAX_VALUE);
    work.run(counting.token());
    assertTrue(counting.checks() >= units / OFTEN, () -> counting.checks() + " questions for " + units);
  }

  @Test
  void aBuildThatStopsAtAnyQuestionGoesOnToTheSameTable() throws IOException {
    CountingToken counting = new CountingToken(Long.MAX_VALUE);
    byte[][] whole = store(FEW_ROWS, Duration.ZERO).table(ROOK, new Monitor(counting.token())).rows();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Random random = new Random(16);
    for (int i = 0; i < 12; i++) {
      Monitor stopping = new Monitor(new CountingToken(1 + random.nextLong(counting.checks() / 4)).token());
      try {
        store(FEW_ROWS, Duration.ZERO).table(ROOK, stopping);
      } catch (CancellationException stopped) {
        assertEquals(List.of(), damaged());
      }
    }
    byte[][] rows = store(FEW_ROWS, Duration.ZERO).table(ROOK, new Monitor()).rows();
    assertEquals(whole.length, rows.length);
    for (int row = 0; row < rows.length; row++) {
      assertArrayEquals(whole[row], rows[row]);
    }
  }

  private List<String> damaged() {
    List<Finding> findings = new ArrayList<>();
    TableFolder.check(folder, new CancelToken(), findings);
    return findings.stream().filter(Finding::damaged).map(Object::toString).toList();
  }

  @Test
  void whoWaitsForAnotherThreadStopsToo() throws Exception {
    CountDownLatch building = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    CounterStore store = store(POWERS, Duration.ofDays(1));
    FutureTask<Table> builder = new FutureTask<>(() -> store.table(ROOK, new Monitor(_ -> {
      building.countDown();
      try {
        goOn.await();
      } catch (InterruptedException interrupted) {
        throw new AssertionError(interrupted);
      }
    })));
    Thread.ofPlatform().daemon().start(builder);
    building.await();
    CancelToken token = new CancelToken();
    token.cancel();
    assertThrows(CancellationException.class, () -> store.table(key("KNvK"), new Monitor(token)));
    assertThrows(CancellationException.class, () -> store.estimate(List.of(ROOK), token));
    goOn.countDown();
    builder.get();
  }
}
