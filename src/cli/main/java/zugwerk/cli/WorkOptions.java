package zugwerk.cli;

import java.io.PrintWriter;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import zugwerk.cluster.ClusterSolver;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Found;
import zugwerk.compose.PieceRole;
import zugwerk.file.SolutionJson;
import zugwerk.solve.Soundness;
import zugwerk.work.Monitor;
import zugwerk.work.Progress;
import zugwerk.work.Texts;

final class WorkOptions {

  /** The least time between two progress reports, in seconds. */
  private static final double INTERVAL = 1;

  @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
      description = "Candidates to solve in parallel.")
  private int threads;

  @Mixin
  private TimeLimit limit;

  @Option(names = "--nodes", paramLabel = "N",
      description = "Stop solving a candidate after N moves of search. Default: 200000000.")
  private Long nodes;

  @Mixin
  private ClusterOption cluster;

  @Option(names = "--json", description = "Print JSON, one object a line.")
  private boolean json;

  @Option(names = "--progress", description = "Report progress on standard error.")
  private boolean progress;

  private double lastReport;
  private int printed;

  int search(CommandSpec command, long usualNodes, ToIntFunction<CandidateSolver> search) {
    return search(command, usualNodes, (solver, _) -> search.applyAsInt(solver));
  }

  /** For a search that uses a cluster for more than solving candidates. */
  int search(CommandSpec command, long usualNodes, ToIntBiFunction<CandidateSolver, Optional<ClusterSolver>> search) {
    Monitor monitor =
        new Monitor(Call.present().token(), now -> printNote(command.commandLine().getErr(), now));
    CandidateSolver.Limits limits = new CandidateSolver.Limits(threads, limit.time(), nodes(usualNodes));
    ToIntFunction<Optional<ClusterSolver>> with =
        workers -> search.applyAsInt(ClusterSolver.candidates(workers, limits, monitor), workers);
    return cluster.isGiven() ? cluster.with(command, false, place -> with.applyAsInt(Optional.of(place)))
        : with.applyAsInt(Optional.empty());
  }

  long nodes(long usual) {
    return nodes == null ? usual : nodes;
  }

  private void printNote(PrintWriter err, Progress now) {
    if (progress && now.seconds() - lastReport >= INTERVAL) {
      lastReport = now.seconds();
      err.println(now.words(Texts.ENGLISH));
      err.flush();
    }
  }

  void printNote(CommandLine line, String note) {
    if (progress) {
      line.getErr().println(note);
      line.getErr().flush();
    }
  }

  boolean hasPrinted() {
    return printed > 0;
  }

  int printed() {
    return printed;
  }

  Consumer<Found> printer(CommandLine line) {
    return found -> {
      printed++;
      line.getOut().println(json
          ? SolutionJson.of(found.problem(), found.solved(), found.changesText(), found.note().toString(),
              found.quality().<Map<String, ?>>map(quality -> Map.of("quality", quality.fields())).orElse(Map.of()))
          : found.line());
      line.getOut().flush();
    };
  }

  Consumer<PieceRole> dutyPrinter(CommandLine line) {
    return role -> {
      printed++;
      String verdict = role.isIdle() ? Soundness.SOUND.word() : role.result().text().toString();
      line.getOut().println(json
          ? SolutionJson.of(role.rest(), verdict, role.solved(), role.change().text(), role.text().toString())
          : role.line());
      line.getOut().flush();
    };
  }

  /**
   * @throws StoppedException with the work that is left, if the search was not completed
   */
  static int end(CandidateSolver solver) {
    if (solver.stops()) {
      throw new StoppedException("the time limit stopped the search; there may be more results");
    }
    if (solver.undecided() > 0) {
      throw new StoppedException(solver.undecided() + (solver.undecided() == 1 ? " candidate was" : " candidates were")
          + " not decided within the limit of moves; there may be more results. --nodes raises the limit");
    }
    return ExitCode.DONE.code();
  }
}
