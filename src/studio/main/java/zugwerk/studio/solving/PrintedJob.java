package zugwerk.studio.solving;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.concurrent.Executor;
import zugwerk.content.printed.PrintedOptions;
import zugwerk.content.printed.PrintedSolution;
import zugwerk.problem.Solved;
import zugwerk.studio.solving.PrintedJob.Printed;
import zugwerk.studio.task.Job;

/** Writes the printed solution. */
public final class PrintedJob extends Job<Printed> {

  /** The printed solution as text, and as lines of words. */
  public record Printed(String text, List<PrintedRow> rows) {

    static Printed of(Solved solved, PrintedOptions options) {
      PrintedSolution solution = PrintedSolution.of(solved, options);
      return new Printed(solution.text(), PrintedRows.of(solved, solution));
    }
  }

  public PrintedJob(Executor background, Executor window) {
    super(lang("The printed solution"), background, window);
  }

  public void start(Solved solved, PrintedOptions options) {
    start(lang("Writing the solution …"), _ -> Printed.of(solved, options));
  }
}
