package zugwerk.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.compose.Demands;
import zugwerk.compose.Generate;
import zugwerk.compose.PieceStock;
import zugwerk.content.quality.Weights;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.ProjectRoot;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/** The books of a coordinator, with imagined workers in virtual time. */
class LedgerTest {

  private static final KnownAnswers ANSWERS = new KnownAnswers();
  private static final Problem PROBLEM = ProblemFile.read(ProjectRoot.path("problems", "orthodox", "loyd-1855.json"));

  /** Tasks that cannot be cut, and whose imagined answers are their numbers. */
  private static List<Task> attempts(int count) {
    Generate.Request request =
        new Generate.Request(Variants.of("orthodox", ""), Stipulation.parse("#2"), PieceStock.any(6), 0,
            Demands.DEFAULT, 1, 1);
    return IntStream.range(0, count).<Task>mapToObj(number -> new Task.Attempt(request, Weights.bundled(), 1, number))
        .toList();
  }

  private static TaskResult number(String task) {
    return TaskResult.done(((Task.Attempt) Task.read(task)).number());
  }

  @Property(tries = 25)
  void nothingIsLostOrDoubled(@ForAll @LongRange(min = 0, max = 1 << 20) long seed,
      @ForAll @IntRange(min = 1, max = 9) int workers, @ForAll @IntRange(min = 0, max = 2) int thirdsThatDie) {
    Simulation.Result result = new Simulation(workers, 30, 0.3, 5000, 0.3, seed).run(attempts(60), false, Memory.NONE,
        LedgerTest::number, (_, random) -> 400 * random.nextDouble(), 1000, thirdsThatDie / 3.0);
    for (int i = 0; i < 60; i++) {
      assertEquals(TaskResult.done(i), result.answers().get(result.numbers().get(i)));
    }
    assertEquals(0, result.counts().waiting() + result.counts().out());
  }

  @Property(tries = 8)
  void longProblemsAreCutAsWorkersIdleAndSolvedAllTheSame(@ForAll @LongRange(min = 0, max = 1 << 20) long seed) {
    Task task = new Task.Solve(PROBLEM, SolveOptions.DEFAULT, SolveOptions.NO_LIMIT);
    // The first task takes so long that it is answered only by its pieces.
    Simulation.Result result = new Simulation(12, 30, 0.3, 5000, 0.2, seed).run(List.of(task), false, Memory.NONE,
        ANSWERS::of, (text, random) -> text.contains("\"kind\":\"solve\"") ? 1e9 : 2000 * random.nextDouble(), 900,
        0.3);
    assertEquals(keys(ANSWERS.of(task.text())), keys(result.answers().get(result.numbers().getFirst())));
    assertTrue(result.counts().cut() > 0);
    assertEquals(0, result.counts().waiting() + result.counts().out());
  }

  private static List<String> keys(TaskResult answer) {
    return AnswerFields.solved(PROBLEM, answer.result()).keys();
  }

  @Test
  void aHundredWorkersLoseLittleTimeThoughAThirdOfThemDies() {
    Simulation.Result result = new Simulation(100, 20, 0.3, 15_000, 0.01, 1).run(attempts(5_000), false, Memory.NONE,
        LedgerTest::number, (_, random) -> 2000 * random.nextDouble(), 15_000, 0.33);
    assertEquals(5_000, result.answers().size());
    double alive = 100 * 15_000 + 67 * (result.time() - 15_000);
    assertTrue(result.worked() / alive > 0.9, "worked " + result.worked() / alive);
  }

  @Test
  void whatIsWithdrawnIsNeedlessAndForgotten() {
    Ledger ledger = new Ledger(Memory.NONE, 10);
    Ledger.Outcome outcome = Ledger.outcome();
    long number = ledger.add(new Task.Solve(PROBLEM, SolveOptions.DEFAULT, SolveOptions.NO_LIMIT), true, outcome);
    Ledger.Piece first = ledger.next(0, outcome).orElseThrow();
    ledger.withdraw(number, outcome);
    assertEquals(List.of(first.number()), outcome.needless());
    assertFalse(ledger.isOut(first.number()));
    assertFalse(ledger.take(first.number(), ANSWERS.of(first.task()), outcome));
    assertEquals(Optional.empty(), ledger.next(100, outcome));
    assertEquals(Map.of(), outcome.answers());
  }

  @Test
  void aCoordinatorGoesOnFromItsJournal(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("journal");
    Task task = new Task.Solve(PROBLEM, SolveOptions.DEFAULT, SolveOptions.NO_LIMIT);
    List<String> before = new ArrayList<>();
    try (Journal journal = Journal.open(file, "this")) {
      Ledger ledger = new Ledger(journal, 0);
      ledger.add(task, true, Ledger.outcome());
      for (int i = 0; i < 10; i++) {
        Ledger.Piece piece = ledger.next(i, Ledger.outcome()).orElseThrow();
        before.add(piece.task());
        assertTrue(ledger.take(piece.number(), ANSWERS.of(piece.task()), Ledger.outcome()));
      }
      assertThrows(InputException.class, () -> Journal.open(file, "this"), "it is in use");
    }
    // The machine stopped in the middle of a line.
    Files.writeString(file, "{\"task\":\"0123", StandardOpenOption.APPEND);
    Map<String, Integer> requested = new HashMap<>();
    try (Journal journal = Journal.open(file, "this")) {
      assertEquals(10, journal.size());
      Ledger ledger = new Ledger(journal, Long.MAX_VALUE);
      Ledger.Outcome outcome = Ledger.outcome();
      long number = ledger.add(task, true, outcome);
      for (var piece = ledger.next(0, outcome); piece.isPresent(); piece = ledger.next(0, outcome)) {
        requested.merge(piece.get().task(), 1, Integer::sum);
        ledger.take(piece.get().number(), ANSWERS.of(piece.get().task()), outcome);
      }
      assertEquals(keys(ANSWERS.of(task.text())), keys(outcome.answers().get(number)));
      assertEquals(10, ledger.counts().remembered());
    }
    before.forEach(text -> assertFalse(requested.containsKey(text)));
    assertThrows(InputException.class, () -> Journal.open(file, "that"));
    Path other = Files.writeString(folder.resolve("other"), "not\na journal\n");
    assertThrows(InputException.class, () -> Journal.open(other, "this"));
    assertEquals("not\na journal\n", Files.readString(other));
  }
}
