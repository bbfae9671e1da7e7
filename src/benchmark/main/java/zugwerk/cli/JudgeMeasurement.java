package zugwerk.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zugwerk.board.Side;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Yardstick;
import zugwerk.compose.Yardstick.Trial;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.solve.Play;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.ParallelLoop;

@Command(name = "judge", description = {
    "Tests improve and mend: spoils sound two- and three-movers and helpmates by one change each, and reports the rank"
        + " of the author's version.",
    "Prints a line for each trial and a table. The same seed gives the same trials."})
final class JudgeMeasurement extends ProgramCommand {

  private static final int MOST_MOVES = 3;
  private static final long NODES = 2_000_000;

  @Parameters(paramLabel = "FILE-or-FOLDER", arity = "1..*",
      description = "Problem files, folders of them, files that convert reads, and .tsv tables with position,"
          + " stipulation and source.")
  private List<Path> places;

  @Option(names = "--sample", paramLabel = "N", description = "Use N problems, chosen at random. Default: all.")
  private Integer sample;

  @Option(names = "--half", paramLabel = "H", defaultValue = "0",
      description = "Use the odd (1) or even (2) problems only, for tuning and checking. Default: 0, all.")
  private int half;

  @Option(names = "--only", paramLabel = "W", description = "Ask improve or mend only.")
  private String only;

  @Option(names = "--no-key", description = "Do not mark the author's key in the spoilt problems.")
  private boolean noKey;

  @Option(names = "--effort", paramLabel = "N", defaultValue = "3000",
      description = "Candidates that improve examines. Default: ${DEFAULT-VALUE}.")
  private int effort;

  @Option(names = "--seed", paramLabel = "S", defaultValue = "1",
      description = "Seed of the random numbers. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(names = "--threads", paramLabel = "N", defaultValue = "1", description = "Problems to test in parallel.")
  private int threads;

  @Option(names = "--each", paramLabel = "S", defaultValue = "60",
      description = "Stop each search after S seconds, and count it as failed. Default: ${DEFAULT-VALUE}.")
  private double each;

  @Mixin
  private WeightsOption weights;

  /** A problem with its name. */
  private record Named(String name, Problem problem) {}

  public static void main(String[] arguments) {
    System.exit(new CommandLine(new JudgeMeasurement()).execute(arguments));
  }

  @Override
  public Integer call() {
    CancelToken token = Call.present().token().child();
    List<Named> problems = problems();
    Yardstick yardstick = new Yardstick(weights.measure(), new Yardstick.Settings(seed, effort, !noKey, asked(),
        new CandidateSolver.Limits(1, TimeLimit.of("--each", each), NODES)), token);
    Map<String, List<Trial>> all = new LinkedHashMap<>();
    int[] tested = new int[1];
    Interrupts.stopping(token, () -> {
      new ParallelLoop(threads, "judge", token).ordered(problems.size(), i -> trials(yardstick, problems.get(i)),
          (List<Trial> trials) -> {
            println("# " + ++tested[0] + "/" + problems.size() + " " + problems.get(tested[0] - 1).name());
            trials.forEach(trial -> println(line(trial)));
            trials.forEach(trial -> Stream.of(task(trial), task(trial) + ", " + trial.kind())
                .forEach(group -> all.computeIfAbsent(group, _ -> new ArrayList<>()).add(trial)));
            return true;
          });
      return true;
    });
    all.entrySet().stream().sorted(Map.Entry.comparingByKey())
        .forEach(group -> println(row(group.getKey(), group.getValue())));
    return ExitCode.DONE.code();
  }

  private Optional<Boolean> asked() {
    return Optional.ofNullable(only).map(task -> switch (task) {
      case "improve" -> true;
      case "mend" -> false;
      default -> throw new InputException("--only must be improve or mend, not {0}", task);
    });
  }

  private static List<Trial> trials(Yardstick yardstick, Named named) {
    try {
      return yardstick.trials(named.problem());
    } catch (InputException _) {
      // Not sound within the limits, or it cannot be rated.
      return List.of();
    }
  }

  private static String task(Trial trial) {
    return trial.sound() ? "improve" : "mend";
  }

  private static String line(Trial trial) {
    return String.format(Locale.ROOT, "%s\t%s\t%s\t%d of %d\t%.1f s\t%s", task(trial), trial.kind(), trial.change(),
        trial.rank(), trial.found(), trial.seconds(), trial.first());
  }

  private static String row(String group, List<Trial> trials) {
    long first = trials.stream().filter(Trial::succeeds).count();
    long found = trials.stream().filter(trial -> trial.rank() > 0).count();
    return String.format(Locale.ROOT, "%-34s %4d trials, %4d found, %4d among the first %d: %.0f %%", group,
        trials.size(), found, first, trials.getFirst().sound() ? Yardstick.IMPROVE_FIRST : Yardstick.MEND_FIRST,
        100.0 * first / trials.size());
  }

  private List<Named> problems() {
    if (half < 0 || half > 2) {
      throw new InputException("--half must be 0, 1 or 2, not {0}", half);
    }
    List<Named> all = new ArrayList<>();
    for (Path place : places) {
      if (place.toString().endsWith(".tsv")) {
        all.addAll(table(place));
      } else {
        ProblemInputs inputs = new ProblemInputs(List.of(place), this::message);
        inputs.names().forEach(name -> all.add(new Named(name.toString(), inputs.read(name))));
      }
    }
    List<Named> usable = all.stream().filter(named -> isUsable(named.problem())).toList();
    List<Named> chosen = new ArrayList<>(IntStream.range(0, usable.size())
        .filter(i -> half == 0 || i % 2 == half - 1).mapToObj(usable::get).toList());
    if (sample != null) {
      Collections.shuffle(chosen, new Random(seed));
    }
    if (chosen.isEmpty()) {
      throw new InputException("There is no two- or three-mover or helpmate to test.");
    }
    if (usable.size() < all.size()) {
      message(all.size() - usable.size() + " of " + all.size()
          + " problems are skipped: they are no two- or three-movers or helpmates of that length");
    }
    return chosen.subList(0, sample == null ? chosen.size() : Math.clamp(sample, 1, chosen.size()));
  }

  private static boolean isUsable(Problem problem) {
    Optional<Stipulation> asked = problem.task().stipulation().filter(stipulation -> !stipulation.isStudy()
        && !stipulation.isLastMove() && !stipulation.isProofGame());
    return asked.filter(stipulation -> stipulation.moves() >= 2 && stipulation.moves() <= MOST_MOVES
        && (stipulation.play() == Play.DIRECT || stipulation.play() == Play.HELP)).isPresent();
  }

  /** Orthodox problems of a table with position, stipulation, source, themes and twins. */
  private static List<Named> table(Path file) {
    Function<String, Named> row = text -> {
      String[] cells = text.split("\t", -1);
      if (cells.length < 3) {
        throw new InputException("{0}: a line has no position, stipulation and source: {1}", file, text);
      }
      Stipulation stipulation = Stipulation.parse(cells[1]);
      String turn = stipulation.starter() == Side.WHITE ? "w" : "b";
      Problem problem = Problem.of(Variants.of("orthodox"),
          Fen.parse(Variants.of("orthodox"), cells[0] + " " + turn + " - - 0 1"), stipulation);
      return new Named(cells[2],
          cells.length > 4 ? problem.withTask(task -> task.withTwinTexts(Arrays.asList(cells[4].split("; "))))
              : problem);
    };
    return Inputs.text(file).text().lines().filter(text -> !text.startsWith("#")).map(row).toList();
  }
}
