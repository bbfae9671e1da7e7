package zugwerk.cli;

import java.util.function.Consumer;
import picocli.CommandLine.Mixin;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Found;

abstract class CandidateCommand extends ProgramCommand {

  @Mixin
  ProblemOptions problem;
  @Mixin
  WorkOptions options;

  @Override
  public final Integer call() {
    return options.search(spec, CandidateSolver.Limits.DEFAULT.nodes(), solver -> {
      search(solver);
      int code = WorkOptions.end(solver);
      message(options.hasPrinted() ? tried(solver) : nothing() + "; " + tried(solver));
      return code;
    });
  }

  abstract void search(CandidateSolver solver);

  /** What was tried, as a clause. */
  String tried(CandidateSolver solver) {
    return "tried " + solver.tried() + (solver.tried() == 1 ? " candidate, " : " candidates, ") + options.printed()
        + " found";
  }

  /** The message if nothing is found. */
  abstract String nothing();

  final Consumer<Found> printer() {
    return options.printer(spec.commandLine());
  }
}
