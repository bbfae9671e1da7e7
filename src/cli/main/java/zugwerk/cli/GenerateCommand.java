package zugwerk.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
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
    "Finds sound problems by random search, with a quiet key and no superfluous pieces unless options allow them.",
    "Prints a line for each: FEN, key, remarks. The same seed gives the same problems."})
final class GenerateCommand extends ProgramCommand {

  private static final class Pieces {

    @Option(names = "--men", paramLabel = "N", required = true, description = "Use at most N men, chosen at random.")
    private Integer number;

    @Option(names = "--material", paramLabel = "M", required = true, description = "Use these pieces, such as KQvKP.")
    private String material;
  }

  @ArgGroup(multiplicity = "1")
  private Pieces pieces;
  @Mixin
  private WorkOptions options;
  @Mixin
  private RankedOption ranked;
  @Mixin
  private AllowOption allow;

  @Option(names = "--variant", paramLabel = "V", defaultValue = "orthodox",
      description = "Game. Default: orthodox.")
  private String game;

  @Option(names = {"--powers", "--settings"}, paramLabel = "L", defaultValue = "",
      description = "Power lists, the name of a preset, or other settings of the game.")
  private String powers;

  @Option(names = "--stipulation", paramLabel = "S", required = true,
      description = StipulationHelp.TEXT)
  private String stipulation;

  @Option(names = "--state", paramLabel = "N", defaultValue = "0",
      description = "Use at most N items of state, such as tiles or poisoned pieces. Default: 0.")
  private int state;

  @Option(names = "--count", paramLabel = "K", defaultValue = "1", description = "Number of problems. Default: 1.")
  private int count;

  @Option(names = "--seed", paramLabel = "S",
      defaultValue = "1", description = "Seed of the random numbers. Default: 1.")
  private long seed;

  @Option(names = "--any-key", description = "Allow keys that check, capture, promote or take flights.")
  private boolean anyKey;

  @Option(names = "--own-rule", description = "Only problems that are unsound in orthodox chess or without the state.")
  private boolean ownRule;

  @Option(names = "--superfluous", description = "Allow superfluous pieces.")
  private boolean superfluous;

  @Option(names = "--variations", paramLabel = "N", defaultValue = "0", description = "Minimum number of variations.")
  private int variations;

  @Option(names = "--own-ends", paramLabel = "N", defaultValue = "0",
      description = "Minimum number of different mates that would be none in orthodox chess or without the state.")
  private int ownEnds;

  @Option(names = "--acts", paramLabel = "N", defaultValue = "0",
      description = "Minimum number of different moves that only this game has, such as a pass or a cure.")
  private int acts;

  @Option(names = "--models", paramLabel = "N", defaultValue = "0", description = "Minimum number of model mates.")
  private int models;

  @Option(names = "--duals", paramLabel = "N", defaultValue = "2147483647",
      description = "Maximum number of duals and extra threats.")
  private int duals;

  @Option(names = "--output", paramLabel = "FOLDER", description = "Write each problem to a file in this folder.")
  private Path output;

  private int found;
  private int files;

  @Override
  public Integer call() {
    Variant variant = Variants.of(game, powers);
    PieceStock material =
        pieces.number != null ? PieceStock.any(pieces.number) : PieceStock.parse(variant.schema(), pieces.material);
    Generate.Request request = new Generate.Request(variant, Stipulation.parse(stipulation), material, state,
        new Demands(anyKey, ownRule, superfluous, variations, ownEnds, acts, models, duals,
            allow.conventions()),
        seed, count);
    return options.search(spec, Generate.USUAL_NODES, (solver, cluster) -> search(request, solver, cluster));
  }

  private int search(Generate.Request request, CandidateSolver solver, Optional<ClusterSolver> cluster) {
    Measure measure = ranked.measure();
    ranked.print(
        listener -> ClusterSolver.generate(cluster, request, measure, options.nodes(Generate.USUAL_NODES), solver,
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
      OutputFiles.make(output);
      Path file;
      do {
        file = output.resolve(game + "-" + ++files + ".json");
      } while (Files.exists(file));
      ProblemFile.write(file, one.problem());
    }
  }
}
