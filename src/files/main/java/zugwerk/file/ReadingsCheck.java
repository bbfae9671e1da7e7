package zugwerk.file;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemSolver;
import zugwerk.problem.Solved;
import zugwerk.problem.StoredSolution;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;
import zugwerk.work.Reason;

/**
 * Solves a problem under the other readings of the rules of its game, each of which changes one of its settings.
 *
 * @param solver solves the problems
 * @param options how
 * @param time the time limit of a problem under one reading
 */
public record ReadingsCheck(ProblemSolver solver, SolveOptions options, Duration time) {

  /**
   * What a problem is under a reading.
   *
   * @param verdict the solver's verdict, or why the problem cannot be played
   * @param keys its keys, in long form
   */
  public record Result(String verdict, List<String> keys) {

    public Result {
      keys = List.copyOf(keys);
    }

    @Override
    public String toString() {
      return keys.isEmpty() ? verdict : verdict + " " + String.join(", ", keys);
    }
  }

  /**
   * A reading that changes a problem.
   *
   * @param file the file of the problem
   * @param reading the settings of the reading as text; empty for the default ones
   * @param was the result under the problem's own settings
   * @param now the result under the reading
   */
  public record Change(Path file, String reading, Result was, Result now) {

    /** One line of JSON. */
    public String json() {
      return JsonText.write(JsonText.object("file", file.toString(), "reading", reading, "was", object(was),
          "now", object(now)));
    }

    private static Map<String, @Nullable Object> object(Result result) {
      return JsonText.object("verdict", result.verdict, "keys", result.keys);
    }
  }

  /**
   * The readings under which a problem has another verdict or other keys. Positions without a stipulation and studies
   * have none.
   *
   * @throws InputException in one sentence, if the problem cannot be played by its own settings
   */
  public List<Change> of(Path file, Problem problem, Monitor monitor) {
    List<Change> changes = new ArrayList<>();
    List<String> readings = problem.variant().options().readings();
    if (readings.isEmpty() || problem.task().stipulation().filter(task -> !task.isStudy()).isEmpty()) {
      return changes;
    }
    Problem counted = StoredSolution.counted(problem);
    Result was = result(solver.solve(counted, options, time, monitor));
    for (String reading : readings) {
      Result now = under(reading, counted, monitor);
      if (!now.equals(was)) {
        changes.add(new Change(file, reading, was, now));
      }
    }
    return changes;
  }

  private Result under(String reading, Problem problem, Monitor monitor) {
    try {
      Variant game = Variants.of(problem.variant().id(), reading);
      Problem read = problem.withGame(game, game.tidied(problem.setup().in(game.schema())));
      return result(solver.solve(read, options, time, monitor));
    } catch (InputException fault) {
      return new Result(Reason.of(fault), List.of());
    }
  }

  private static Result result(Solved solved) {
    return new Result(solved.verdict().word(), solved.keys());
  }
}
