package zugwerk.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import zugwerk.problem.SolutionJson;
import zugwerk.rules.Variant;
import zugwerk.solve.Control;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionText;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Solver;
import zugwerk.solve.Stipulation;

/** {@code solve}: decides a claim and prints the solution. */
@Command(name = "solve", description = "Solves a problem and prints its solution.", mixinStandardHelpOptions = true)
final class SolveCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;
  @Mixin private PositionOptions where;

  @Option(names = "--stipulation", paramLabel = "S", required = true, description = "what is asked, such as #3")
  private String stipulation;

  @Option(names = "--set-play", description = "also what would follow were the other side to move")
  private boolean setPlay;

  @Option(names = "--tries", description = "also first moves that fail to one defence only")
  private boolean tries;

  @Option(names = "--threads", paramLabel = "N", defaultValue = "1", description = "how many threads work")
  private int threads;

  @Option(names = "--time-limit", paramLabel = "S", description = "after how many seconds to stop")
  private Double seconds;

  @Option(names = "--solutions", paramLabel = "N", defaultValue = "1",
      description = "how many solutions help or series play is to have")
  private int solutions;

  @Option(names = "--json", description = "prints one JSON object")
  private boolean json;

  @Override
  public Integer call() {
    if (seconds != null && !(seconds > 0 && seconds < 1e9)) {
      throw new IllegalArgumentException("--time-limit is a number of seconds above 0, not " + seconds);
    }
    Duration limit = seconds == null ? SolveOptions.NO_LIMIT : Duration.ofNanos(Math.max(1, (long) (seconds * 1e9)));
    Variant variant = where.variant();
    SolveOptions options = new SolveOptions(
        setPlay, tries, threads, limit, SolveOptions.DEFAULT.tableMegabytes(), solutions);
    Solution solution =
        Solver.solve(variant, where.playable(), Stipulation.parse(stipulation), options, new Control());
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(SolutionJson.of(variant.schema(), solution));
    } else {
      out.print(SolutionText.of(solution));
    }
    return 0;
  }
}
