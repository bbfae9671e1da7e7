package zugwerk.studio.export;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.work.Texts.key;

import java.util.concurrent.Executor;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.studio.task.Job;

/** Solves a problem for what is shared of it. */
final class SolutionJob extends Job<Solved> {

  SolutionJob(Executor background, Executor window) {
    super(key("The solver"), background, window);
  }

  void start(Problem draft, SolveOptions options) {
    start(lang("Solving first …"), run -> Solved.solve(draft, options, run.monitor()));
  }
}
