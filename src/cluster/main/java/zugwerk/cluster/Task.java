package zugwerk.cluster;

import java.time.Duration;
import java.util.Optional;
import zugwerk.compose.Generate;
import zugwerk.content.quality.Weights;
import zugwerk.problem.Problem;
import zugwerk.rules.Move;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.table.Material;

/**
 * A piece of work that another machine can do. Its answer depends only on the task and on
 * time limits.
 */
public sealed interface Task {

  /** The version of the texts of tasks and answers. */
  int VERSION = 1;

  /**
   * Solves all parts of a problem.
   *
   * @param time the time limit, {@link SolveOptions#NO_LIMIT} for no limit
   */
  record Solve(Problem problem, SolveOptions options, Duration time) implements Task {}

  /**
   * Solves one part of a problem.
   *
   * @param first the only first move to be searched, as a share of the work; empty for all
   * @param time the time limit
   */
  record Share(Problem part, Optional<Move> first, SolveOptions options, Duration time) implements Task {}

  /**
   * Makes one attempt to find a new problem.
   *
   * @param weights what the search raises
   * @param nodes the limit of moves for each candidate
   * @param number of the attempt, from 0
   */
  record Attempt(Generate.Request request, Weights weights, long nodes, int number) implements Task {}

  record Figures(Variant variant, Material ending) implements Task {}

  /** The text that is sent; equal tasks have equal texts. */
  default String text() {
    return TaskFields.write(this);
  }

  /**
   * Reads the text of a task.
   *
   * @throws zugwerk.work.InputException in one sentence, if it is not a task of this version
   */
  static Task read(String text) {
    return TaskFields.read(Fields.read(text));
  }
}
