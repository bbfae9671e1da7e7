package zugwerk.problem;

import java.time.Duration;
import zugwerk.solve.SolveOptions;
import zugwerk.work.Monitor;

/** Solves problems, in this process or elsewhere. May be called from several threads. */
@FunctionalInterface
public interface ProblemSolver {

  /** Solves in the calling thread. */
  ProblemSolver HERE = (problem, options, time, monitor) -> Solved.solve(
      problem, options, monitor.part(monitor.token().child(time), monitor.listener()));

  /**
   * Solves all parts of a problem, like {@link Solved#solve(Problem, SolveOptions, Monitor)}.
   *
   * @param time the time limit of the problem with all its parts, from the start of solving; {@link
   * SolveOptions#NO_LIMIT} for no limit
   * @throws zugwerk.work.InputException in one sentence, if a part cannot be made, or none can be played and decided
   */
  Solved solve(Problem problem, SolveOptions options, Duration time, Monitor monitor);
}
