package zugwerk.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import zugwerk.file.ReadingsCheck;
import zugwerk.file.ReadingsCheck.Change;
import zugwerk.problem.ProblemSolver;
import zugwerk.solve.SolveOptions;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;
import zugwerk.work.ParallelLoop;
import zugwerk.work.Reason;

/** Prints what changes in problems under other readings of their games' rules. */
final class ReadingsReport {

  private final ProblemInputs inputs;
  private final FilesOptions options;
  private final Monitor monitor;
  private final PrintWriter out;
  private final PrintWriter err;
  private int changed;
  private int lines;
  private ExitCode code = ExitCode.DONE;

  ReadingsReport(ProblemInputs inputs, FilesOptions options, Monitor monitor, PrintWriter out, PrintWriter err) {
    this.inputs = inputs;
    this.options = options;
    this.monitor = monitor;
    this.out = out;
    this.err = err;
  }

  /** The changes of a problem, or why it cannot be solved. */
  private record Found(List<Change> changes, String fault) {}

  /** @throws java.util.concurrent.CancellationException if the monitor stops it */
  int print(ProblemSolver solver) {
    SolveOptions.Limits limits = SolveOptions.Limits.shared(options.threads, options.limit.part());
    ReadingsCheck check =
        new ReadingsCheck(solver, SolveOptions.DEFAULT.within(limits), options.limit.whole());
    List<Path> names = inputs.names();
    new ParallelLoop(options.threads, "readings", monitor.token())
        .ordered(names.size(), item -> found(check, names.get(item)), this::print);
    monitor.token().check();
    err.println("zugwerk: " + lines + " changes in " + changed + " of " + names.size() + " problems");
    return code.code();
  }

  private Found found(ReadingsCheck check, Path file) {
    try {
      return new Found(check.of(file, inputs.read(file), monitor), "");
    } catch (InputException fault) {
      return new Found(List.of(), file + ": " + Reason.of(fault));
    }
  }

  private boolean print(Found found) {
    if (!found.fault.isEmpty()) {
      err.println("zugwerk: " + Reason.shown(found.fault));
      code = ExitCode.BAD_INPUT;
    }
    changed += found.changes.isEmpty() ? 0 : 1;
    lines += found.changes.size();
    for (Change change : found.changes) {
      out.println(options.json ? change.json() : Reason.shown(change.file().toString()) + "\t"
          + (change.reading().isEmpty() ? "default" : change.reading()) + "\t" + Reason.shown(change.was().toString())
          + "\t" + Reason.shown(change.now().toString()));
    }
    out.flush();
    return true;
  }
}
