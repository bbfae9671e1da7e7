package zugwerk.cli;

import java.io.PrintWriter;
import java.util.function.Consumer;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Found;
import zugwerk.compose.PieceRole;
import zugwerk.problem.SolutionJson;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.work.Monitor;
import zugwerk.work.Progress;

/** The options of a search through many candidates, and how its results are printed: one a line, as each is found. */
final class WorkOptions {

  /** The least time between two reports of progress, in seconds. */
  private static final double INTERVAL = 1;

  @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
      description = "how many candidates to solve at the same time")
  private int threads;

  @Option(names = "--time-limit", paramLabel = "S", description = "stops after S seconds")
  private Double seconds;

  @Option(names = "--nodes", paramLabel = "N",
      description = "gives up on a candidate after N moves of search; 200000000 if not given")
  private Long nodes;

  @Option(names = "--json", description = "prints one JSON object a line")
  private boolean json;

  @Option(names = "--progress", description = "reports progress on standard error")
  private boolean progress;

  private double told;

  /** Solves the candidates, and reports progress on standard error if that is wanted. */
  CandidateSolver solver(CommandLine line, long usualNodes) {
    CandidateSolver.Limits limits = new CandidateSolver.Limits(threads,
        seconds == null ? SolveOptions.NO_LIMIT : CommandLineInterface.timeLimit(seconds),
        nodes == null ? usualNodes : nodes);
    return new CandidateSolver(limits, new Monitor(now -> tell(line.getErr(), now)));
  }

  private void tell(PrintWriter err, Progress now) {
    if (progress && now.seconds() - told >= INTERVAL) {
      told = now.seconds();
      err.println(now.words());
      err.flush();
    }
  }

  /** Prints results. */
  Consumer<Found> printer(CommandLine line) {
    return found -> {
      line.getOut().println(json
          ? SolutionJson.of(found.problem(), found.solved(), found.changesText(), found.note()) : found.line());
      line.getOut().flush();
    };
  }

  /** Prints the roles of pieces. */
  Consumer<PieceRole> dutyPrinter(CommandLine line) {
    return duty -> {
      String verdict = duty.isIdle() ? Soundness.SOUND.word() : duty.fate().words();
      line.getOut().println(json
          ? SolutionJson.of(duty.rest(), verdict, duty.solved(), duty.change().text(), duty.words()) : duty.line());
      line.getOut().flush();
    };
  }

  /** Reports on standard error how many candidates were not decided. */
  void end(CommandLine line, CandidateSolver solver) {
    if (solver.undecided() > 0) {
      line.getErr().println(
          solver.undecided()
              + " candidates were not decided within the limit of moves; --nodes raises it");
    }
  }
}
