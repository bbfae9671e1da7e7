package zugwerk.studio.solving;

import static zugwerk.studio.text.Localization.lang;

import java.util.concurrent.Executor;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.SolveOptions.Tries;
import zugwerk.solve.Stipulation;
import zugwerk.studio.task.Job;
import zugwerk.work.Monitor;

/** Finds set play and tries for the printed solution of a short problem that was solved without them. */
public final class FullPlayJob extends Job<FullPlayJob.FullPlay> {

  /**
   * The solution with set play and tries.
   *
   * @param complete whether they were found; if that takes too long, the solution is as it was
   */
  public record FullPlay(Solved solved, boolean complete) {}

  /** In longer play, finding the tries takes much longer than finding the key. */
  private static final int MOST_MOVES = 3;
  /** In moves played, which take about a second. */
  private static final long MOST_NODES = 3_000_000;

  public FullPlayJob(Executor background, Executor window) {
    super(lang("The search for set play and tries"), background, window);
  }

  /** Whether set play and tries are missing that would be printed. */
  public static boolean applies(Problem problem, SolveOptions options) {
    return PhaseChoice.lacksPhases(options) && options.first().isEmpty() && problem.task().stipulation()
        .filter(Stipulation::isBattle).filter(stipulation -> stipulation.moves() <= MOST_MOVES).isPresent();
  }

  public void start(Problem problem, Solved solved, SolveOptions options) {
    start("", run -> fullPlay(problem, solved, options, run.monitor()));
  }

  /** Solves with set play and tries; if that takes too many moves, the solution is as it was. */
  public static FullPlay fullPlay(Problem problem, Solved solved, SolveOptions options, Monitor monitor) {
    Tries tries = options.shown().tries();
    SolveOptions.Limits given = options.limits();
    SolveOptions.Limits limits = new SolveOptions.Limits(1, SolveOptions.NO_LIMIT, MOST_NODES, given.megabytes(),
        given.solutions(), given.tablePositions());
    Solved found = Solved.solve(problem,
        options.within(limits).showing(true, tries == Tries.NONE ? Tries.ONE_REFUTATION : tries), monitor);
    boolean complete = found.complete() && found.verdict() == solved.verdict();
    return new FullPlay(complete ? found : solved, complete);
  }
}
