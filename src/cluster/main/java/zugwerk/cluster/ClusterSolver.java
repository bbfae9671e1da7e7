package zugwerk.cluster;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Found;
import zugwerk.compose.Generate;
import zugwerk.content.quality.Measure;
import zugwerk.file.EndingFigures;
import zugwerk.file.JsonText;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.ProblemSolver;
import zugwerk.problem.Solved;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Terms;
import zugwerk.solve.table.Material;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;
import zugwerk.work.ParallelLoop;
import zugwerk.work.Reason;

/**
 * Runs the work of commands on a cluster.
 *
 * @param workforce the workers
 * @param cutsAtOnce whether problems take long, so that they are cut at once
 */
public record ClusterSolver(Workforce workforce, boolean cutsAtOnce) implements ProblemSolver {

  /** Like solving here, but a stopped problem is unfinished as a whole. */
  @Override
  public Solved solve(Problem problem, SolveOptions options, Duration time, Monitor monitor) {
    // Invalid input is reported here, before it is sent.
    List<ProblemPart> parts = ProblemPart.solved(problem);
    try {
      return result(new Task.Solve(problem, options, time), monitor.token()::stops,
          value -> AnswerFields.solved(problem, value));
    } catch (CancellationException stopped) {
      if (!monitor.token().stops()) {
        throw stopped;
      }
      return new Solved(parts.stream().map(part -> new Solved.Part(part, unfinished(part.problem()))).toList());
    }
  }

  private static Solution unfinished(Problem part) {
    return new Solution(part.task().stipulationOrThrow(), Soundness.UNFINISHED, List.of(), List.of(), List.of(), 0,
        part.task().solutions(),
        OptionalInt.empty(), List.of(), 0, 0, List.of(), Terms.USUAL, false);
  }

  /**
   * A solver for the candidates of a search. With workers, it solves as many candidates at a time as they can.
   *
   * @param limits the limits of a search on this machine
   */
  public static CandidateSolver candidates(
      Optional<ClusterSolver> workers, CandidateSolver.Limits limits, Monitor monitor) {
    return workers.map(place -> new CandidateSolver(
        new CandidateSolver.Limits(Workforce.AT_ONCE, limits.time(), limits.nodes()), place, monitor))
        .orElseGet(() -> new CandidateSolver(limits, monitor));
  }

  /**
   * Searches for new problems. Workers make whole attempts, since the candidates of one depend on each other.
   *
   * @param nodes the limit of moves for a candidate
   * @param listener gets each problem when it is found
   */
  public static List<Found> generate(Optional<ClusterSolver> workers, Generate.Request request, Measure measure,
      long nodes,
      CandidateSolver solver, Consumer<Found> listener) {
    Generate here = new Generate(request, measure, solver);
    return here.search(workers.<IntFunction<Optional<Found>>>map(
        place -> number -> place.attempt(request, measure, nodes, number, solver::stops)).orElse(here::attempt),
        listener);
  }

  Optional<Found> attempt(Generate.Request request, Measure measure, long nodes, int number, BooleanSupplier stops) {
    return result(new Task.Attempt(request, measure.weights(), nodes, number), stops,
        value -> AnswerFields.found(value, measure));
  }

  /**
   * The figures of endings, in their order.
   *
   * @throws CancellationException if the token stops it
   */
  public Figures figures(Variant variant, List<Material> endings, CancelToken token) {
    List<Figures> all = new ArrayList<>();
    new ParallelLoop(Workforce.AT_ONCE, "cluster", token.child()).ordered(endings.size(),
        i -> result(new Task.Figures(variant, endings.get(i)), token::stops,
            value -> new Figures(Fields.of(value).text("lines"), Fields.of(value).text("rows"))),
        all::add);
    return Figures.joined(all);
  }

  /**
   * @throws InputException in one sentence, if the task was refused
   * @throws IllegalStateException in one sentence, if it failed or its result is invalid
   */
  private <R> R result(Task task, BooleanSupplier stops, Function<@Nullable Object, R> reading) {
    Object value = workforce.run(task, cutsAtOnce, stops).result();
    try {
      return reading.apply(value);
    } catch (InputException fault) {
      throw new IllegalStateException("the answer of a worker " + Reason.of(fault), fault);
    }
  }

  /**
   * Statistics of endings.
   *
   * @param lines a heading and a line for each, as {@link EndingFigures#text} writes them
   * @param rows the same as {@link EndingFigures#json} writes them
   */
  public record Figures(String lines, String rows) {

    public static Figures joined(List<Figures> all) {
      StringBuilder lines = new StringBuilder();
      for (Figures one : all) {
        lines.append(lines.isEmpty() ? one.lines : one.lines.substring(one.lines.indexOf('\n') + 1));
      }
      List<Object> rows = new ArrayList<>();
      all.forEach(one -> rows.addAll((List<?>) Fields.as(List.class, JsonText.read(one.rows), "rows")));
      return new Figures(lines.toString(), JsonText.write(rows) + "\n");
    }
  }
}
