package zugwerk.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import zugwerk.cluster.ClusterSolver;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Demands;
import zugwerk.compose.Found;
import zugwerk.compose.Generate;
import zugwerk.compose.PieceStock;
import zugwerk.content.quality.Measure;
import zugwerk.problem.ProblemFile;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;

@Command(name = "generate", description = {
    "Finds sound problems by random search: with a quiet key and no superfluous pieces, unless options say otherwise.",
    "Prints one line for each: FEN, key, remarks. The same seed gives the same problems."},
    mixinStandardHelpOptions = true)
final class GenerateCommand implements Callable<Integer> {

  private static final class Pieces {

    @Option(names = "--men", paramLabel = "N", required = true, description = "at most N men, chosen at random")
    private Integer number;

    @Option(names = "--material", paramLabel = "M", required = true, description = "these pieces, such as KQvKP")
    private String material;
  }

  @Spec
  private CommandSpec spec;
  @ArgGroup(multiplicity = "1")
  private Pieces pieces;
  @Mixin
  private WorkOptions options;
  @Mixin
  private WeightsOption weights;
  @Mixin
  private RankedOption ranked;

  @Option(names = "--variant", paramLabel = "V", defaultValue = "orthodox",
      description = "the game; orthodox if not given")
  private String game;

  @Option(names = {"--powers", "--settings"}, paramLabel = "L", defaultValue = "",
      description = "power lists, a preset by its name, or other settings of the game")
  private String powers;

  @Option(names = "--stipulation", paramLabel = "S", required = true,
      description = StipulationHelp.TEXT)
  private String stipulation;

  @Option(names = "--state", paramLabel = "N", defaultValue = "0",
      description = "at most N items of state, such as tiles or poisoned pieces; 0 if not given")
  private int state;

  @Option(names = "--count", paramLabel = "K", defaultValue = "1", description = "how many problems; 1 if not given")
  private int count;

  @Option(names = "--seed", paramLabel = "S",
      defaultValue = "1", description = "the seed of the random numbers; 1 if not given")
  private long seed;

  @Option(names = "--any-key", description = "allows keys that check, capture, promote or take flights")
  private boolean anyKey;

  @Option(names = "--own-rule", description = "only problems that are not sound in orthodox chess or without the state")
  private boolean ownRule;

  @Option(names = "--superfluous", description = "allows pieces that could be left out")
  private boolean superfluous;

  @Option(names = "--variations", paramLabel = "N", defaultValue = "0", description = "at least N variations")
  private int variations;

  @Option(names = "--own-ends", paramLabel = "N", defaultValue = "0",
      description = "at least N different mates that would be none in orthodox chess or without the state")
  private int ownEnds;

  @Option(names = "--acts", paramLabel = "N", defaultValue = "0",
      description = "at least N different moves of kinds that only this game has, such as a pass or a cure")
  private int acts;

  @Option(names = "--models", paramLabel = "N", defaultValue = "0", description = "at least N model mates")
  private int models;

  @Option(names = "--duals", paramLabel = "N", defaultValue = "2147483647",
      description = "at most N duals and extra threats")
  private int duals;

  @Option(names = "--output", paramLabel = "FOLDER", description = "writes each problem to a file in this folder")
  private Path output;

  private int found;
  private int files;

  @Override
  public Integer call() {
    Variant variant = Variants.of(game, powers);
    PieceStock material =
        pieces.number != null ? PieceStock.any(pieces.number) : PieceStock.parse(variant.schema(), pieces.material);
    Generate.Wish wish = new Generate.Wish(variant, Stipulation.parse(stipulation), material, state,
        new Demands(anyKey, ownRule, superfluous, variations, ownEnds, acts, models, duals), seed, count);
    if (output != null && !Files.isDirectory(output)) {
      throw new IllegalArgumentException(output + ": there is no such folder");
    }
    return options.search(spec, Generate.USUAL_NODES, (solver, cluster) -> search(wish, solver, cluster));
  }

  private int search(Generate.Wish wish, CandidateSolver solver, Optional<ClusterSolver> cluster) {
    Measure measure = weights.measure();
    ranked.print(listener -> ClusterSolver.generate(cluster, wish, measure, options.nodes(Generate.USUAL_NODES), solver,
        listener.andThen(this::write)),
        options.printer(spec.commandLine()));
    if (found < count) {
      throw new StoppedException("the time limit stopped the search; " + found + " of " + count + " problems found");
    }
    return ExitCode.DONE.code();
  }

  private void write(Found one) {
    found++;
    if (output != null) {
      Path file;
      do {
        file = output.resolve(game + "-" + ++files + ".json");
      } while (Files.exists(file));
      ProblemFile.write(file, one.problem());
    }
  }
}
