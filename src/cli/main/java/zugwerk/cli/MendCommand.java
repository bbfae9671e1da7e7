package zugwerk.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Repair;

@Command(name = "mend", description = {
    "Finds all ways to make a cooked, short or unsolvable problem sound by removing, moving or adding one piece.",
    "Prints a line for each: FEN, key, change."})
final class MendCommand extends CandidateCommand {

  @Option(names = "--ranked",
      description = "Print all at the end, best first: those that keep the claimed key, have fewer men, add only"
          + " Pawns.")
  private boolean ranked;

  @Override
  void search(CandidateSolver solver) {
    RankedOption.print(ranked, new Repair(problem.problem(), solver)::search, printer());
  }

  @Override
  String nothing() {
    return "no single change makes the problem sound";
  }
}
