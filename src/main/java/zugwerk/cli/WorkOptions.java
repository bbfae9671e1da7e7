package zugwerk.cli;

import java.io.PrintWriter;
import java.util.function.Consumer;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import zugwerk.compose.Found;
import zugwerk.compose.PieceRole;
import zugwerk.compose.Work;
import zugwerk.problem.SolutionJson;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;

/** The options of a search through many candidates, and how what it finds is printed: one a line, as it is found. */
final class WorkOptions {

  /** How often, in seconds, it tells how far it has come. */
  private static final double INTERVAL = 1;

  @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
      description = "how many candidates are looked at side by side")
  private int threads;

  @Option(names = "--time-limit", paramLabel = "S", description = "after how many seconds to stop")
  private Double seconds;

  @Option(names = "--nodes", paramLabel = "N",
      description = "after how many moves played a candidate is left; 200000000 if not given")
  private Long nodes;

  @Option(names = "--json", description = "prints a JSON object a line")
  private boolean json;

  @Option(names = "--progress", description = "tells on the error stream how far it has come")
  private boolean progress;

  private double told;

  /** The search, which tells on the error stream how far it has come if that is wanted. */
  Work work(CommandLine line, long usualNodes) {
    Work.Limits limits = new Work.Limits(threads,
        seconds == null ? SolveOptions.NO_LIMIT : CommandLineInterface.timeLimit(seconds),
        nodes == null ? usualNodes : nodes);
    return new Work(limits, now -> tell(line.getErr(), now));
  }

  private void tell(PrintWriter err, Work.Progress now) {
    if (progress && now.seconds() - told >= INTERVAL) {
      told = now.seconds();
      err.println(now.done() + (now.all() == Integer.MAX_VALUE ? "" : " of " + now.all()) + " looked at, "
          + now.found() + " found, " + now.nodes() + " moves");
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
  void end(CommandLine line, Work work) {
    if (work.undecided() > 0) {
      line.getErr().println(
          work.undecided() + " candidates took more moves than allowed and were left; --nodes allows more");
    }
  }
}
