package zugwerk.studio.library;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import zugwerk.file.Checked;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.studio.solving.SolveJob;
import zugwerk.studio.task.Threads;
import zugwerk.work.CancelToken;

/**
 * Solves problems that are shown in detail. What the user began goes on when another problem is shown; the solutions
 * of the last ones stay. For the JavaFX thread only.
 */
final class EntrySolver {

  /** Solutions can be large. */
  private static final int MOST = 12;
  private static final Duration TIME = Duration.ofSeconds(10);
  /** Limit on tables built without a request: enough for three pieces. */
  private static final long TABLES = 1_000_000;

  private final Executor background;
  private final Executor window;
  private final Supplier<CancelToken> tokens;
  private final Map<ProblemEntry, SolveJob> jobs = new LinkedHashMap<>(16, 0.75f, true);

  EntrySolver(Executor background, Executor window, Supplier<CancelToken> tokens) {
    this.background = background;
    this.window = window;
    this.tokens = tokens;
  }

  static boolean isSolvable(ProblemEntry entry) {
    return entry.problem().filter(problem -> problem.task().stipulation().isPresent()).isPresent();
  }

  SolveJob job(ProblemEntry entry) {
    SolveJob job = jobs.computeIfAbsent(entry, _ -> new SolveJob(background, window, tokens));
    List<ProblemEntry> idle = jobs.entrySet().stream()
        .filter(one -> one.getKey() != entry && !one.getValue().busy().get()).map(Map.Entry::getKey).toList();
    idle.stream().limit(Math.max(0, jobs.size() - MOST)).forEach(jobs::remove);
    return job;
  }

  /** The solution of the last check or of the detail pane, if one is complete. */
  Optional<Solved> solved(ProblemEntry entry) {
    return entry.checked().get().flatMap(Checked::solved)
        .or(() -> Optional.ofNullable(jobs.get(entry)).filter(SolveJob::isFinished).flatMap(job -> job.result().get()));
  }

  /** Solves a problem because it is shown: with one thread and for a short time. */
  void startBriefly(ProblemEntry entry) {
    entry.problem().ifPresent(problem -> job(entry).startLive(problem, SolveOptions.DEFAULT
        .within(new SolveOptions.Limits(1, TIME, Long.MAX_VALUE, SolveOptions.DEFAULT.limits().megabytes(),
            Long.MAX_VALUE, TABLES))));
  }

  /** Solves a problem without limit, on request. */
  void start(ProblemEntry entry) {
    entry.problem().ifPresent(problem -> job(entry).start(problem, SolveOptions.DEFAULT
        .within(new SolveOptions.Limits(Threads.spare(), SolveOptions.NO_LIMIT, Long.MAX_VALUE,
            SolveOptions.DEFAULT.limits().megabytes(), Long.MAX_VALUE, SolveOptions.MODEST_TABLES))));
  }

  /** Another problem is shown: stops solving that nobody requested. */
  void leave(ProblemEntry entry) {
    Optional.ofNullable(jobs.get(entry)).filter(job -> job.busy().get() && !job.isRequested())
        .ifPresent(SolveJob::reset);
  }

  void rest() {
    jobs.values().forEach(SolveJob::cancel);
  }
}
