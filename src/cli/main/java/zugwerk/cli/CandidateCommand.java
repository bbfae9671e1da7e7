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
      return WorkOptions.end(solver);
    });
  }

  abstract void search(CandidateSolver solver);

  final Consumer<Found> printer() {
    return options.printer(spec.commandLine());
  }
}
