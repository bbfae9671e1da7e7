package zugwerk.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Twins;

@Command(name = "twins", description = {
    "Finds every single change of a sound problem after which it is sound with another key.",
    "Prints one line for each: FEN, key, the change in the form of --twin, and the points of diagram and"
        + " twin together."},
    mixinStandardHelpOptions = true)
final class TwinsCommand implements Callable<Integer> {

  @Spec
  private CommandSpec spec;
  @Mixin
  private ProblemOptions asked;
  @Mixin
  private WorkOptions options;
  @Mixin
  private WeightsOption weights;
  @Mixin
  private RankedOption ranked;

  @Override
  public Integer call() {
    return options.search(spec, CandidateSolver.Limits.DEFAULT.nodes(), solver -> {
      Twins twins = new Twins(asked.problem(), weights.measure(), solver);
      ranked.print(twins::search, options.printer(spec.commandLine()));
      return WorkOptions.end(solver);
    });
  }
}
