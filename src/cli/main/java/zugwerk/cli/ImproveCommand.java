package zugwerk.cli;

import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Improve;

@Command(name = "improve", description = {
    "Finds sound versions of a problem with more points, by up to three changes: pieces added, removed, moved, replaced"
        + " or exchanged, or other state.",
    "Prints a line for each: FEN, key, changes with points. The same seed gives the same versions."})
final class ImproveCommand extends CandidateCommand {

  @Mixin
  private RankedOption ranked;
  @Mixin
  private AllowOption allow;

  @Option(names = "--effort", paramLabel = "N", defaultValue = "" + Improve.USUAL_EFFORT,
      description = "Examine N candidates. Default: ${DEFAULT-VALUE}.")
  private int effort;

  @Option(names = "--count", paramLabel = "K", description = "Stop after K versions. Default: no limit.")
  private Integer count;

  @Option(names = "--seed", paramLabel = "S", defaultValue = "1",
      description = "Seed of the random numbers. Default: ${DEFAULT-VALUE}.")
  private long seed;

  private Optional<Improve> search = Optional.empty();

  @Override
  void search(CandidateSolver solver) {
    Improve.Request request = new Improve.Request(effort, count == null ? Integer.MAX_VALUE : count, seed,
        allow.conventions());
    Improve improve = new Improve(problem.problem(), ranked.measure(), request, solver);
    options.printNote(spec.commandLine(), "the problem has " + improve.start().total());
    search = Optional.of(improve);
    ranked.print(improve::search, printer());
  }

  @Override
  String tried(CandidateSolver solver) {
    return search.map(improve -> improve.tried().sentence().toString()).orElse(super.tried(solver));
  }

  @Override
  String nothing() {
    return "no better version found in " + effort + " candidates; --effort examines more";
  }
}
