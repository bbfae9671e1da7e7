package zugwerk.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Improve;

@Command(name = "improve", description = {
    "Finds versions of a sound problem that are sound too and have more points, by up to three changes: pieces added,"
        + " taken away, moved, replaced or exchanged, or other state.",
    "Prints one line for each: FEN, key, the changes with the points. The same seed gives the same versions."},
    mixinStandardHelpOptions = true)
final class ImproveCommand implements Callable<Integer> {

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

  @Option(names = "--effort", paramLabel = "N", defaultValue = "" + Improve.USUAL_EFFORT,
      description = "examines N candidates; ${DEFAULT-VALUE} if not given")
  private int effort;

  @Option(names = "--count", paramLabel = "K", description = "ends after K versions; all that are found if not given")
  private Integer count;

  @Option(names = "--seed", paramLabel = "S", defaultValue = "1",
      description = "the seed of the random numbers; 1 if not given")
  private long seed;

  @Override
  public Integer call() {
    Improve.Wish wish = new Improve.Wish(effort, count == null ? Integer.MAX_VALUE : count, seed);
    return options.search(spec, CandidateSolver.Limits.DEFAULT.nodes(), solver -> search(wish, solver));
  }

  private int search(Improve.Wish wish, CandidateSolver solver) {
    Improve improve = new Improve(asked.problem(), weights.measure(), wish, solver);
    options.tell(spec.commandLine(), "the problem has " + improve.start().total());
    ranked.print(improve::search, options.printer(spec.commandLine()));
    return WorkOptions.end(solver);
  }
}
