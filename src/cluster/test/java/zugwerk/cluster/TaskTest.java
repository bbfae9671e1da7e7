package zugwerk.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Demands;
import zugwerk.compose.Generate;
import zugwerk.compose.PieceStock;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.Weights;
import zugwerk.file.EndingFigures;
import zugwerk.file.ProblemFile;
import zugwerk.file.SolutionJson;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.solve.table.Endgames;
import zugwerk.testkit.ProjectRoot;
import zugwerk.testkit.TickingClock;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** What is done elsewhere, whole or cut in any way, is what would be done here. */
class TaskTest {

  private static final SolveOptions ALL = SolveOptions.DEFAULT.showing(true, SolveOptions.Tries.ONE_REFUTATION);

  /** A few workers that are impatient, and answer in a random order or what they were given last first. */
  private static final class Idle implements Workforce {
    private static final int WORKERS = 3;
    private final Random random;
    private final KnownAnswers answers = new KnownAnswers();
    private Ledger.Counts counts = new Ledger.Counts(0, 0, 0, 0, 0, 0, 0);

    private final boolean newestFirst;

    Idle(long seed) {
      this(seed, false);
    }

    Idle(long seed, boolean newestFirst) {
      random = new Random(seed);
      this.newestFirst = newestFirst;
    }

    @Override
    public TaskResult run(Task task, boolean cutAtOnce, java.util.function.BooleanSupplier stops) {
      Ledger ledger = new Ledger(Memory.NONE, 0);
      Ledger.Outcome outcome = Ledger.outcome();
      long number = ledger.add(Task.read(task.text()), cutAtOnce, outcome);
      List<Ledger.Piece> out = new ArrayList<>();
      for (long now = 0; !outcome.answers().containsKey(number); now++) {
        Optional<Ledger.Piece> next = out.size() < WORKERS ? ledger.next(now, outcome) : Optional.empty();
        next.ifPresent(out::add);
        if (next.isEmpty() && !out.isEmpty()) {
          Ledger.Piece piece = out.remove(newestFirst ? out.size() - 1 : random.nextInt(out.size()));
          ledger.take(piece.number(), answers.of(piece.task()), outcome);
        }
      }
      counts = ledger.counts();
      return outcome.answers().get(number);
    }

    @Override
    public void close() {}
  }

  @ParameterizedTest
  @ValueSource(strings = {"orthodox/mansfield-1917", "orthodox/loyd-1855", "polypiece/original-5-turn",
      "shock/original-7-selfmate"})
  void problemsAreSolvedAsHere(String name) {
    areSolvedAsHere(ProblemFile.read(ProjectRoot.path("problems", name + ".json")));
  }

  @Test
  void twinsAreSolvedAsHere() {
    // The second twin cannot be played.
    areSolvedAsHere(ProblemFile.read(ProjectRoot.path("problems", "orthodox", "morphy-1856.json"))
        .withTask(task -> task.withTwinTexts(List.of("wRa1-->b1", "-wRa1"))));
  }

  private static void areSolvedAsHere(Problem problem) {
    for (SolveOptions options : List.of(SolveOptions.DEFAULT, ALL)) {
      Solved here = Solved.solve(problem, options, new Monitor());
      for (int seed = 0; seed < 2; seed++) {
        Idle idle = new Idle(seed);
        Solved there = new ClusterSolver(idle, seed == 0).solve(problem, options, SolveOptions.NO_LIMIT, new Monitor());
        assertEquals(measured(SolutionJson.of(here)), measured(SolutionJson.of(there)));
        assertTrue(idle.counts.answered() > 0);
      }
    }
  }

  /** Cutting has its own counts of moves and times. */
  private static String measured(String json) {
    return json.replaceAll("\"(nodes|seconds)\":[0-9.E-]+", "");
  }

  @Test
  void longerMatesAreRefutedReplyByReply() {
    Problem problem = ProblemFile.read(ProjectRoot.path("problems", "orthodox", "healey-bristol.json"));
    Idle idle = new Idle(5, true);
    Solved there =
        new ClusterSolver(idle, true).solve(problem, SolveOptions.DEFAULT, SolveOptions.NO_LIMIT, new Monitor());
    assertEquals(measured(SolutionJson.of(Solved.solve(problem, SolveOptions.DEFAULT, new Monitor()))),
        measured(SolutionJson.of(there)));
    assertTrue(idle.counts.cut() > 2, "first moves were cut: " + idle.counts);
  }

  @Test
  void attemptsAndFiguresAreThoseMadeHere() {
    var variant = Variants.of("polypiece", "");
    Generate.Request request =
        new Generate.Request(variant, Stipulation.parse("#2"), PieceStock.any(6), 0, Demands.DEFAULT, 7, 1);
    Measure measure = new Measure(Weights.of("Try = 2.5 up to 3", "weights"));
    assertEquals("Try = 2.5 up to 3\n", measure.weights().text());
    Generate generate = new Generate(request, measure, new CandidateSolver(
        new CandidateSolver.Limits(1, SolveOptions.NO_LIMIT, 10_000), new Monitor()));
    ClusterSolver cluster = new ClusterSolver(new Idle(1), false);
    for (int number = 0; number < 3; number++) {
      assertEquals(generate.attempt(number).map(found -> found.line()),
          cluster.attempt(request, measure, 10_000, number, () -> false).map(found -> found.line()));
    }
    var endings = EndingFigures.read(Variants.of("orthodox", ""), "KQvK,KRvK");
    var here = endings.stream().flatMap(ending -> EndingFigures.of(
        new Endgames(Variants.of("orthodox", ""), Endgames.userFolder(), 1), ending, new Monitor()).stream()).toList();
    var there = cluster.figures(Variants.of("orthodox", ""), endings, new CancelToken());
    assertEquals(EndingFigures.text(here), there.lines());
    assertEquals(EndingFigures.json(here), there.rows());
  }

  @Test
  void limitsAreThoseOfTheTaskAndOfTheWorker() {
    Problem problem = Problem.of(Variants.of("orthodox", ""),
        Fen.parse(Variants.of("orthodox", ""), "7K/1p1B4P/1pR2p2/p7/3kP3/p3pP2/4p1p1/4Nbr1 w - - 0 1"
            .replace("/1p1B4P", "/1p1B3P")),
        Stipulation.parse("#6"));
    Task task = new Task.Solve(problem, SolveOptions.DEFAULT, SolveOptions.NO_LIMIT);
    assertEquals(task.text(), Task.read(task.text()).text());
    TaskResult cut = new TaskRunner(16, Duration.ofMillis(1)).run(task, TickingClock.token());
    assertTrue(cut.value().contains("unfinished"), cut.value());
  }

  @Test
  void whatIsNotInTheSchemaIsRefused() {
    String task = new Task.Figures(Variants.of("orthodox", ""),
        EndingFigures.read(Variants.of("orthodox", ""), "KQvK").getFirst()).text();
    assertEquals(task, Task.read(task).text());
    for (String other : List.of("", "[]", "{}", task.replace("figures", "run"),
        task.replace("\"version\":1", "\"version\":2"),
        task.replace("orthodox", "/etc/passwd"), task.replace("KQvK", "QvK"))) {
      assertThrows(InputException.class, () -> Task.read(other), other);
    }
  }
}
