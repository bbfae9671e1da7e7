package zugwerk.problem;

import java.time.Duration;
import zugwerk.solve.SolveOptions;
import zugwerk.work.Monitor;

/** Where problems are solved: in this process, or by others that it asks. May be called from several threads. */
@FunctionalInterface
public interface ProblemSolver {

  /** Solves in the thread that asks. */
  ProblemSolver HERE = (problem, options, time, monitor) -> Solved.solve(
      problem, options, monitor.part(monitor.token().child(time), monitor.listener()));

  /**
   * Solves all parts of a problem, as {@link Solved#solve(Problem, SolveOptions, Monitor)} does.
   *
   * @param time the most time that it may take with all its parts, counted from when the solving begins;
   *     {@link SolveOptions#NO_LIMIT} for no limit
   * @throws IllegalArgumentException in one sentence, if a part cannot be made, or none can be played and decided
   */
  Solved solve(Problem problem, SolveOptions options, Duration time, Monitor monitor);
}
