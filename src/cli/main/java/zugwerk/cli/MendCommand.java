package zugwerk.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Repair;

@Command(name = "mend", description = {
    "Finds every way to make a cooked, short or unsolvable problem sound by removing, moving or adding one piece.",
    "Prints one line for each: FEN, key, the change."}, mixinStandardHelpOptions = true)
final class MendCommand implements Callable<Integer> {

  @Spec
  private CommandSpec spec;
  @Mixin
  private ProblemOptions asked;
  @Mixin
  private WorkOptions options;

  @Option(names = "--ranked",
      description = "prints all at the end, best first: those that keep the claimed key, have fewer men, add"
          + " only Pawns")
  private boolean ranked;

  @Override
  public Integer call() {
    return options.search(spec, CandidateSolver.Limits.DEFAULT.nodes(), this::search);
  }

  private int search(CandidateSolver solver) {
    var printer = options.printer(spec.commandLine());
    RankedOption.print(ranked, new Repair(asked.problem(), solver)::search, printer);
    return WorkOptions.end(solver);
  }
}
