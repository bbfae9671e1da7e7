package zugwerk.studio.solving;

import static zugwerk.studio.text.Localization.lang;

import java.util.Optional;
import java.util.concurrent.Executor;
import zugwerk.content.printed.PrintedOptions;
import zugwerk.content.printed.PrintedPhases;
import zugwerk.problem.Solved;
import zugwerk.studio.task.Job;

/** Compares the phases of a solution. The result is empty if its play has none. */
public final class PhaseJob extends Job<Optional<PrintedPhases>> {

  public PhaseJob(Executor background, Executor window) {
    super(lang("The table of phases"), background, window);
  }

  public void start(Solved solved, PrintedOptions options) {
    start(lang("Comparing phases …"), _ -> PrintedPhases.of(solved, options));
  }
}
