package zugwerk.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Demands;
import zugwerk.compose.Found;
import zugwerk.compose.Generate;
import zugwerk.compose.PieceStock;
import zugwerk.problem.ProblemFile;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;

/** {@code generate}: finds sound problems by chance and guidance. */
@Command(name = "generate", description = {
    "Finds sound problems by chance and guidance: a quiet key and no man too many, unless something else is asked for.",
    "Prints a line each: FEN, key, what is remarkable. The same seed gives the same problems."},
    mixinStandardHelpOptions = true)
final class GenerateCommand implements Callable<Integer> {

  /** The pieces: certain ones, or any. */
  private static final class Pieces {

    @Option(names = "--men", paramLabel = "N", required = true, description = "so many men at most, left to chance")
    private Integer number;

    @Option(names = "--material", paramLabel = "M", required = true, description = "certain men, such as KQvKP")
    private String material;
  }

  @Spec
  private CommandSpec spec;
  @ArgGroup(multiplicity = "1")
  private Pieces pieces;
  @Mixin
  private WorkOptions options;

  @Option(names = "--variant", paramLabel = "V", defaultValue = "orthodox",
      description = "the game; orthodox if not given")
  private String game;

  @Option(names = {"--powers", "--settings"}, paramLabel = "L", defaultValue = "",
      description = "power lists or other settings of the game")
  private String powers;

  @Option(names = "--stipulation", paramLabel = "S", required = true,
      description = "what is asked, such as #3 or h#2.5")
  private String stipulation;

  @Option(names = "--state", paramLabel = "N", defaultValue = "0",
      description = "how many items of state there may be, such as tiles or poisoned men; 0 if not given")
  private int state;

  @Option(names = "--count", paramLabel = "K", defaultValue = "1", description = "how many problems; 1 if not given")
  private int count;

  @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "where chance begins; 1 if not given")
  private long seed;

  @Option(names = "--any-key", description = "the key may check, capture, promote and take flights")
  private boolean anyKey;

  @Option(names = "--own-rule", description = "only what is not sound in orthodox chess or without the state")
  private boolean ownRule;

  @Option(names = "--superfluous", description = "men may stay that could be left out")
  private boolean superfluous;

  @Option(names = "--variations", paramLabel = "N", defaultValue = "0", description = "the fewest variations")
  private int variations;

  @Option(names = "--own-ends", paramLabel = "N", defaultValue = "0",
      description = "the fewest different mates that would be none in orthodox chess or without the state")
  private int ownEnds;

  @Option(names = "--acts", paramLabel = "N", defaultValue = "0",
      description = "the fewest different moves of kinds that only this game has, such as a pass or a cure")
  private int acts;

  @Option(names = "--models", paramLabel = "N", defaultValue = "0", description = "the fewest model mates")
  private int models;

  @Option(names = "--duals", paramLabel = "N", defaultValue = "2147483647",
      description = "the most duals and threats too many")
  private int duals;

  @Option(names = "--output", paramLabel = "FOLDER", description = "writes each as a problem's file into this folder")
  private Path output;

  private int written;

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
    CandidateSolver solver = options.solver(spec.commandLine(), Generate.USUAL_NODES);
    new Generate(wish, solver).search(options.printer(spec.commandLine()).andThen(this::write));
    return 0;
  }

  /** Writes a problem under a name that no file has yet. */
  private void write(Found found) {
    if (output != null) {
      Path file;
      do {
        file = output.resolve(game + "-" + ++written + ".json");
      } while (Files.exists(file));
      ProblemFile.write(file, found.problem());
    }
  }
}
