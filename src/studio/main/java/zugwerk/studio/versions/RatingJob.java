package zugwerk.studio.versions;

import static zugwerk.studio.text.Localization.lang;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import zugwerk.content.quality.Measure;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.studio.editor.Versions;
import zugwerk.studio.solving.FullPlayJob;
import zugwerk.studio.solving.PhaseChoice;
import zugwerk.studio.task.Job;
import zugwerk.work.Monitor;

/** Measures the quality of a version. The result is empty where that takes too long. */
final class RatingJob extends Job<Optional<Double>> {

  private final Supplier<Measure> measure;

  RatingJob(Executor background, Executor window, Supplier<Measure> measure) {
    super(lang("The measure of quality"), background, window);
    this.measure = measure;
  }

  void start(Problem problem, Versions.Solution solution, Consumer<Double> then) {
    start("", run -> points(problem, solution, run.monitor()), found -> found.ifPresent(then), _ -> {});
  }

  private Optional<Double> points(Problem problem, Versions.Solution solution, Monitor monitor) {
    Solved solved = solution.solved();
    if (!Measure.refusal(solved).isEmpty()) {
      return Optional.empty();
    }
    boolean lacking = PhaseChoice.lacksPhases(solution.options());
    if (lacking && FullPlayJob.applies(problem, solution.options())) {
      FullPlayJob.FullPlay whole = FullPlayJob.fullPlay(problem, solved, solution.options(), monitor);
      solved = whole.solved();
      lacking = !whole.complete();
    }
    return lacking && PhaseChoice.hasPhases(solved) ? Optional.empty()
        : Optional.of(measure.get().of(solved, monitor.token()).points());
  }
}
