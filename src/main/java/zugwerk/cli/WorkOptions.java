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

  /** How often, in seconds, progress is told. */
  private static final double INTERVAL = 1;

  @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
      description = "how many candidates are solved at a time")
  private int threads;

  @Option(names = "--time-limit", paramLabel = "S", description = "the most seconds to take")
  private Double seconds;

  @Option(names = "--nodes", paramLabel = "N",
      description = "how many moves may be played on a candidate; 200000000 if not given")
  private Long nodes;

  @Option(names = "--json", description = "prints a JSON object a line")
  private boolean json;

  @Option(names = "--progress", description = "tells on the error stream how far the search has come")
  private boolean progress;

  private double told;

  /** What solves the candidates; it tells on the error stream how far the search has come if that is wanted. */
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

  /** What prints results. */
  Consumer<Found> printer(CommandLine line) {
    return found -> {
      line.getOut().println(json
          ? SolutionJson.of(found.problem(), found.solved(), found.changes(), found.note()) : found.line());
      line.getOut().flush();
    };
  }

  /** What prints what pieces are there for. */
  Consumer<PieceRole> dutyPrinter(CommandLine line) {
    return duty -> {
      String verdict = duty.isIdle() ? Soundness.SOUND.word() : duty.fate().words();
      line.getOut().println(json
          ? SolutionJson.of(duty.rest(), verdict, duty.solved(), duty.changes(), duty.words()) : duty.line());
      line.getOut().flush();
    };
  }

  /** Says on the error stream what was left open. */
  void end(CommandLine line, CandidateSolver solver) {
    if (solver.undecided() > 0) {
      line.getErr().println(
          solver.undecided()
              + " candidates stayed undecided because they took more moves than allowed; --nodes allows more");
    }
  }
}
