package zugwerk.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Minimal;

@Command(name = "minimal", description = {
    "Finds superfluous pieces, poison, tiles or damage of a sound problem, and the minimal form, which leaves out as"
        + " many of them as possible.",
    "Prints a line for each: FEN, key, what was left out."})
final class MinimalCommand extends CandidateCommand {

  @Option(names = "--all",
      description = "For each piece and item of state, print what happens to the problem without it: "
          + "still sound, cooked and by how many keys, short, unsolvable or illegal.")
  private boolean all;

  @Option(names = "--no-form", description = "Test single pieces only; do not search for the minimal form.")
  private boolean noForm;

  @Option(names = "--any-key", description = "Allow another key on the way to the minimal form.")
  private boolean anyKey;

  @Override
  void search(CandidateSolver solver) {
    Minimal minimal = new Minimal(problem.problem(), solver);
    if (all) {
      minimal.roles(options.dutyPrinter(spec.commandLine()));
    } else {
      minimal.oneByOne(printer());
    }
    if (!noForm) {
      minimal.form(anyKey).ifPresent(printer());
    }
  }

  @Override
  String nothing() {
    return "no superfluous pieces found";
  }
}
