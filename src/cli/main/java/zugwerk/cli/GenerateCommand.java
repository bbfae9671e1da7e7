package zugwerk.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import zugwerk.cluster.ClusterSolver;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Demands;
import zugwerk.compose.Found;
import zugwerk.compose.Frame;
import zugwerk.compose.Generate;
import zugwerk.compose.Net;
import zugwerk.compose.PieceStock;
import zugwerk.compose.ThemeComposer;
import zugwerk.content.quality.Measure;
import zugwerk.content.theme.Theme;
import zugwerk.content.theme.Themes;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

@Command(name = "generate", description = {
    "Finds sound problems by random search, with a quiet key and no superfluous pieces unless options allow them.",
    "With --theme, composes problems in which a theme is essential.",
    "Prints a line for each: FEN, key, remarks. The same seed gives the same problems."})
final class GenerateCommand extends ProgramCommand {

  private static final class Pieces {

    @Option(names = {"--men", "--pieces"}, paramLabel = "N", required = true,
        description = "Use at most N men, chosen at random. Default with --theme: 12.")
    private Integer number;

    @Option(names = "--material", paramLabel = "M", required = true, description = "Use these pieces, such as KQvKP.")
    private String material;
  }

  @ArgGroup
  private @Nullable Pieces pieces;
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

  @Option(names = "--stipulation", paramLabel = "S", description = StipulationHelp.TEXT + " Default with --theme: #2.")
  private @Nullable String stipulation;

  @Option(names = "--theme", paramLabel = "T", description = "Compose problems in which this theme is essential. May be"
      + " repeated: all of them.")
  private List<String> themes = new ArrayList<>();

  @Option(names = "--matrix", paramLabel = "FEN", description = "With --theme, keep these pieces. Digits are free"
      + " squares, a full stop is a square that stays empty.")
  private @Nullable String matrix;

  @Option(names = "--from", paramLabel = "FILE|FOLDER", description = "With --theme, begin with the positions of these"
      + " problems. May be repeated. Default: known problems with the theme that come with the program.")
  private List<Path> from = new ArrayList<>();

  @Option(names = "--solutions", paramLabel = "N",
      description = "With --theme, the number of solutions in help play. Default: 2.")
  private @Nullable Integer solutions;

  @Option(names = "--quick", description = "With --theme, print problems as soon as they are sound, without improving"
      + " them.")
  private boolean quick;

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

  @Option(names = "--own-rule", description = "Only problems that are unsound in orthodox chess, and without"
      + " state or conditions.")
  private boolean ownRule;

  @Option(names = "--superfluous", description = "Allow superfluous pieces.")
  private boolean superfluous;

  @Option(names = "--variations", paramLabel = "N", defaultValue = "0", description = "Minimum number of variations.")
  private int variations;

  @Option(names = "--own-ends", paramLabel = "N", defaultValue = "0",
      description = "Minimum number of different mates that would be none in orthodox chess, or without state or"
          + " conditions.")
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

  @Override
  public Integer call() {
    Variant variant = Variants.of(game, powers);
    Demands demands =
        new Demands(anyKey, ownRule, superfluous, variations, ownEnds, acts, models, duals, allow.conventions());
    Generate.Request request = new Generate.Request(variant, Stipulation.parse(stipulation()), material(variant), state,
        demands, seed, count);
    if (themes.isEmpty()) {
      return options.search(spec, Generate.USUAL_NODES, (solver, cluster) -> search(request, solver, cluster));
    }
    List<Theme> wanted = themes.stream().map(GenerateCommand::theme).toList();
    ThemeComposer.Request themed = new ThemeComposer.Request(request, wanted,
        matrix == null ? Frame.NONE : Frame.parse(variant.schema(), matrix), nets(request, wanted),
        solutions == null ? ThemeComposer.USUAL_SOLUTIONS : solutions, quick);
    return options.search(spec, Generate.USUAL_NODES, solver -> print(
        listener -> new ThemeComposer(themed, ranked.measure(), solver).search(listener)));
  }

  private List<Net> nets(Generate.Request request, List<Theme> wanted) {
    if (from.isEmpty()) {
      return Net.of(request.variant(), request.stipulation(), wanted);
    }
    ProblemInputs inputs = new ProblemInputs(from, this::message);
    List<Net> nets = inputs.names().stream().map(inputs::read)
        .filter(problem -> problem.variant().equals(request.variant())
            && problem.task().stipulation().equals(Optional.of(request.stipulation())))
        .map(Net::of).toList();
    if (nets.isEmpty()) {
      throw new InputException(
          "--from: no problem is a {0} in {1}. Name other files, or leave --from out",
          request.stipulation(), request.variant().id());
    }
    return nets;
  }

  private String stipulation() {
    if (stipulation != null) {
      return stipulation;
    }
    if (themes.isEmpty()) {
      throw missing("--stipulation");
    }
    return "#2";
  }

  private PieceStock material(Variant variant) {
    if (pieces == null) {
      if (themes.isEmpty()) {
        throw missing("--men or --material");
      }
      return PieceStock.any(ThemeComposer.USUAL_PIECES);
    }
    return pieces.number != null ? PieceStock.any(pieces.number)
        : PieceStock.parse(variant.schema(), pieces.material);
  }

  private ParameterException missing(String option) {
    return new ParameterException(spec.commandLine(), "Without --theme, " + option + " is required");
  }

  private static Theme theme(String name) {
    return Themes.named(name).orElseThrow(() -> new InputException(
        "Unknown theme '{0}'. Closest: {1}", name.strip(), String.join(", ", Themes.near(name))));
  }

  private int search(Generate.Request request, CandidateSolver solver, Optional<ClusterSolver> cluster) {
    Measure measure = ranked.measure();
    return print(listener -> ClusterSolver.generate(cluster, request, measure, options.nodes(Generate.USUAL_NODES),
        solver, listener));
  }

  private int print(Function<Consumer<Found>, List<Found>> search) {
    ranked.print(listener -> search.apply(listener.andThen(this::write)), options.printer(spec.commandLine()));
    if (found < count) {
      throw new StoppedException("the time limit stopped the search; " + found + " of " + count + " problems found");
    }
    return ExitCode.DONE.code();
  }

  private void write(Found one) {
    found++;
    if (output != null) {
      OutputFiles.write(output, game, one.problem());
    }
  }
}
