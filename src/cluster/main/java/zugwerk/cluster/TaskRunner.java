package zugwerk.cluster;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Generate;
import zugwerk.content.quality.Measure;
import zugwerk.file.EndingFigures;
import zugwerk.file.JsonText;
import zugwerk.problem.ProblemSolver;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.table.Endgames;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;
import zugwerk.work.Reason;

/**
 * Does tasks. It accesses no files except the endgame tables of its user, and keeps
 * its own limits, whatever a task requests.
 *
 * @param megabytes the most memory that the table of a search may take, in MiB, from 1
 * @param time the most time for a task; a longer one ends as if that were its own limit
 */
public record TaskRunner(int megabytes, Duration time) {

  /**
   * Does a task.
   *
   * @throws CancellationException if the token stops it
   */
  public TaskResult run(Task task, CancelToken token) {
    try {
      TaskResult answer = result(task, token);
      if (token.isCancelled()) {
        throw new CancellationException("the task is no longer wanted");
      }
      return answer;
    } catch (CancellationException stopped) {
      if (token.isCancelled()) {
        throw stopped;
      }
      return new TaskResult(TaskResult.Kind.FAILED, "the worker's limit of time stopped the work");
    } catch (InputException refused) {
      return new TaskResult(TaskResult.Kind.REFUSED, Reason.of(refused));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError broken) {
      // One task that breaks the program must not take the others with it.
      return new TaskResult(TaskResult.Kind.FAILED, "the program failed (" + broken + ")");
    }
  }

  private TaskResult result(Task task, CancelToken token) {
    return switch (task) {
      case Task.Solve solve -> TaskResult.done(AnswerFields.of(ProblemSolver.HERE.solve(
          solve.problem(), within(solve.options()), shorter(solve.time()), new Monitor(token))));
      case Task.Share share -> TaskResult.done(SolutionFields.of(Solved.share(
          share.part(), share.first(), within(share.options()), new Monitor(token.child(shorter(share.time()))))));
      case Task.Attempt attempt -> TaskResult.done(AnswerFields.of(new Generate(
          attempt.request(), new Measure(attempt.weights()),
          new CandidateSolver(new CandidateSolver.Limits(1, time, attempt.nodes()), new Monitor(token)))
          .attempt(attempt.number())));
      case Task.Figures figures -> figures(figures, token);
    };
  }

  private TaskResult figures(Task.Figures figures, CancelToken token) {
    var found = EndingFigures.of(new Endgames(figures.variant(), Endgames.userFolder(), 1), figures.ending(),
        new Monitor(token.child(time)));
    return TaskResult.done(JsonText.object("lines", EndingFigures.text(found), "rows", EndingFigures.json(found)));
  }

  private SolveOptions within(SolveOptions options) {
    SolveOptions.Limits limits = options.limits();
    return options.within(new SolveOptions.Limits(1, limits.time(), limits.nodes(),
        Math.min(megabytes, limits.megabytes()), limits.solutions(), limits.tablePositions()));
  }

  private Duration shorter(Duration requested) {
    return requested.compareTo(time) < 0 ? requested : time;
  }
}
