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
import zugwerk.problem.SolutionJson;
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

  @Mixin
  private TimeLimit limit;

  @Option(names = "--nodes", paramLabel = "N",
      description = "gives up on a candidate after N moves of search; 200000000 if not given")
  private Long nodes;

  @Mixin
  private ClusterOption cluster;

  @Option(names = "--json", description = "prints one JSON object a line")
  private boolean json;

  @Option(names = "--progress", description = "reports progress on standard error")
  private boolean progress;

  private double told;

  /**
   * Searches with a solver for the candidates, here or in a cluster, and reports progress on standard error if that is
   * wanted.
   *
   * @param search returns the exit code
   */
  int search(CommandSpec command, long usualNodes, ToIntFunction<CandidateSolver> search) {
    return search(command, usualNodes, (solver, _) -> search.applyAsInt(solver));
  }

  /** The same for a search that makes other use of a cluster, if there is one, than to have candidates solved. */
  int search(CommandSpec command, long usualNodes,
      ToIntBiFunction<CandidateSolver, Optional<ClusterSolver>> search) {
    Monitor monitor = new Monitor(now -> tell(command.commandLine().getErr(), now));
    CandidateSolver.Limits limits = new CandidateSolver.Limits(threads, limit.time(), nodes(usualNodes));
    ToIntFunction<Optional<ClusterSolver>> with =
        workers -> search.applyAsInt(ClusterSolver.candidates(workers, limits, monitor), workers);
    return cluster.isGiven() ? cluster.with(command, false, place -> with.applyAsInt(Optional.of(place)))
        : with.applyAsInt(Optional.empty());
  }

  /** The limit of moves for a candidate. */
  long nodes(long usual) {
    return nodes == null ? usual : nodes;
  }

  private void tell(PrintWriter err, Progress now) {
    if (progress && now.seconds() - told >= INTERVAL) {
      told = now.seconds();
      err.println(now.words());
      err.flush();
    }
  }

  /** Says something on standard error if progress is reported. */
  void tell(CommandLine line, String said) {
    if (progress) {
      line.getErr().println(said);
      line.getErr().flush();
    }
  }

  /** Prints results. */
  Consumer<Found> printer(CommandLine line) {
    return found -> {
      line.getOut().println(json
          ? SolutionJson.of(found.problem(), found.solved(), found.changesText(), found.note(),
              found.quality().<Map<String, ?>>map(quality -> Map.of("quality", quality.fields())).orElse(Map.of()))
          : found.line());
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

  /**
   * Says that a search was complete by its exit code.
   *
   * @throws StoppedException that says what was left undone, if it was not
   */
  static int end(CandidateSolver solver) {
    if (solver.stops()) {
      throw new StoppedException("the time limit stopped the search, so there may be more than was found");
    }
    if (solver.undecided() > 0) {
      throw new StoppedException(solver.undecided() + (solver.undecided() == 1 ? " candidate was" : " candidates were")
          + " not decided within the limit of moves, so there may be more than was found; --nodes raises it");
    }
    return ExitCode.DONE.code();
  }
}
