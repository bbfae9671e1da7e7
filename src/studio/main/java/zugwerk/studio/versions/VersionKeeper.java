package zugwerk.studio.versions;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import zugwerk.compose.Found;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.Quality;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.problem.Version;
import zugwerk.solve.Soundness;
import zugwerk.studio.editor.Versions;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.solving.SolveJob;
import zugwerk.studio.solving.VerdictSign;

/** Keeps versions at new verdicts and on request, and returns to them. */
public final class VersionKeeper {

  private final Workbench bench;
  private final Versions versions;
  private final SolveJob job;
  private final RatingJob rating;
  private final BooleanSupplier paused;
  private final Runnable solve;

  /**
   * @param paused whether the board shows something that is no version, such as half a twin
   * @param solve solves the draft
   */
  public VersionKeeper(Workbench bench, SolveJob job, BooleanSupplier paused, Runnable solve, Executor background,
      Executor window, Supplier<Measure> measure) {
    this.bench = bench;
    this.job = job;
    this.paused = paused;
    this.solve = solve;
    versions = bench.versions();
    rating = new RatingJob(background, window, measure);
    job.state().subscribe(_ -> judge());
    // A rating belongs to the problem for which it began.
    bench.history().starts().subscribe(_ -> rating.reset());
  }

  /** Keeps the draft on request. */
  public Version keep() {
    bench.comeBack();
    Version kept = versions.keep(bench.draft().get());
    judge();
    return kept;
  }

  /** Keeps the draft after a result of the composer was applied. */
  public void taken(Found found) {
    Version version = versions.keepResult(bench.draft().get());
    if (found.problem().hasSameTaskAs(version.problem())) {
      found.quality().map(Quality::points).ifPresent(points -> versions.rate(version.id(), points));
    }
  }

  private void judge() {
    Problem draft = bench.draft().get();
    if (paused.getAsBoolean() || !job.isFinished() || job.draft().filter(draft::hasSameTaskAs).isEmpty()) {
      return;
    }
    Solved solved = job.result().get().orElseThrow();
    boolean decided = solved.verdict() != Soundness.UNFINISHED
        && VerdictSign.of(job).filter(VerdictSign::isVerdict).isPresent();
    if (decided) {
      Versions.Solution solution = new Versions.Solution(solved, job.options());
      versions.judged(draft, solved.verdict(), VerdictSign.words(solved), solution);
      versions.of(draft).filter(version -> version.points().isEmpty() && solved.verdict() == Soundness.SOUND)
          .ifPresent(version -> rating.start(draft, solution, points -> versions.rate(version.id(), points)));
    }
  }

  /** Returns to a version with its solution, as one step. */
  public void show(Version version) {
    bench.comeBack();
    versions.show(version, bench.draft().get());
    if (job.solved(bench.draft().get()).isEmpty()) {
      versions.solution(version).ifPresentOrElse(
          known -> job.startKnown(bench.draft().get(), known.options(), known.solved()), solve);
    }
  }

  /** The solution of the draft, if it is complete. */
  Optional<Versions.Solution> solution(Problem draft) {
    return job.solved(draft).map(solved -> new Versions.Solution(solved, job.options()));
  }

  public void rest() {
    rating.cancel();
  }
}
