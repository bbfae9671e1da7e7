package zugwerk.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zugwerk.diagram.ChangeOfGame;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.problem.Task;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;
import zugwerk.work.Reason;
import zugwerk.work.Texts;

@Command(name = "transfer", description = {
    "Solves problems under the rules of other games: does the mate still work, and does the key survive?",
    "Prints a line for each problem and game: file, stipulation, game, verdict, number of keys, whether the key is"
        + " among them."})
final class TransferCommand extends ProgramCommand {

  @Parameters(paramLabel = "FILE-or-FOLDER", arity = "1..*",
      description = "Problem files, folders of them, and files in any format that convert reads; - for standard"
          + " input. Twins are ignored.")
  private List<Path> places;

  @Option(names = "--games", paramLabel = "G", split = ",",
      defaultValue = "polypiece,hitpoint,poison,shock,cursed",
      description = "The other games. Default: ${DEFAULT-VALUE}.")
  private List<String> games;

  @Option(names = {"--powers", "--settings"}, paramLabel = "L", defaultValue = "",
      description = "Power lists, the name of a preset, or other settings of the game, if there is only one.")
  private String settings;

  @Option(names = "--stipulations", paramLabel = "S", split = ",", defaultValue = "#2,#3",
      description = "Skip problems with other stipulations. Default: ${DEFAULT-VALUE}.")
  private List<String> stipulations;

  @Option(names = "--summary",
      description = "Print only a line for each game: how many problems are solved in time, how"
          + " many are sound, and how many keys are among the solutions.")
  private boolean summary;

  @Option(names = "--threads", paramLabel = "N", defaultValue = "1", description = "Number of threads.")
  private int threads;

  @Mixin
  private TimeLimit limit;

  /** A problem under the rules of another game. */
  private record Row(Path file, String stipulation, Soundness verdict, int keys, boolean keyMates) {

    boolean isInTime() {
      return verdict == Soundness.SOUND || verdict == Soundness.COOKED || verdict == Soundness.SHORT;
    }

    String text(String game) {
      return String.join("\t", Reason.shown(file.toString()), stipulation, game, verdict.word(),
          Integer.toString(keys), keyMates ? "yes" : "no");
    }
  }

  @Override
  public Integer call() {
    if (!settings.isBlank() && games.size() > 1) {
      throw new InputException("--powers and --settings are for one game; --games names {0}", games.size());
    }
    List<Variant> variants = games.stream().map(game -> Variants.of(game.strip(), settings)).toList();
    ProblemInputs inputs = new ProblemInputs(places, err()::println);
    CancelToken token = limit.token();
    println(summary ? "game\tproblems\tsolved in time\tsound\tkey survives"
        : "file\tstipulation\tgame\tverdict\tkeys\tkey survives");
    boolean stopped = Interrupts.stopping(token, () -> stops(variants, inputs, token));
    if (stopped) {
      throw new StoppedException("stopped by a limit before all problems were solved");
    }
    return ExitCode.DONE.code();
  }

  private boolean stops(List<Variant> variants, ProblemInputs inputs, CancelToken token) {
    try {
      Map<Path, Problem> problems = new LinkedHashMap<>();
      inputs.names().forEach(name -> problems.put(name, inputs.read(name)));
      problems.values().removeIf(problem -> !stipulations.contains(problem.task().stipulationText()));
      Map<Path, List<String>> keys = new HashMap<>();
      for (Variant game : variants) {
        List<Row> rows = new ArrayList<>();
        for (Map.Entry<Path, Problem> entry : problems.entrySet()) {
          Problem problem = entry.getValue().withTask(Task::single);
          if (!problem.variant().equals(game)) {
            List<String> own = keys.computeIfAbsent(entry.getKey(), _ -> keys(problem, token));
            rows.add(row(entry.getKey(), problem, own, game, token));
            if (!summary) {
              println(rows.getLast().text(game.id()));
            }
          }
        }
        if (summary) {
          println(game.id() + "\t" + rows.size() + "\t" + rows.stream().filter(Row::isInTime).count() + "\t"
              + rows.stream().filter(row -> row.verdict() == Soundness.SOUND).count() + "\t"
              + rows.stream().filter(Row::keyMates).count());
        }
      }
      return false;
    } catch (CancellationException _) {
      return true;
    }
  }

  /** The keys under the rules of its own game. */
  private List<String> keys(Problem problem, CancelToken token) {
    return problem.analysis().keys().isEmpty() ? solved(problem, token).keys() : problem.analysis().keys();
  }

  private Row row(Path name, Problem problem, List<String> keys, Variant game, CancelToken token) {
    Problem other =
        problem.withGame(game, new ChangeOfGame(problem.setup(), problem.variant(), game, Texts.ENGLISH).setup());
    Solved found = solved(other, token);
    return new Row(name, problem.task().stipulationText(), found.verdict(), found.keys().size(),
        !keys.isEmpty() && keys.stream().allMatch(found.keys()::contains));
  }

  private Solved solved(Problem problem, CancelToken token) {
    SolveOptions.Limits limits = SolveOptions.Limits.shared(threads, SolveOptions.NO_LIMIT);
    Solved solved = Solved.solve(problem, SolveOptions.DEFAULT.within(limits), new Monitor(token));
    token.check();
    return solved;
  }
}
