package zugwerk.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Repair;

@Command(name = "mend", description = {
    "Finds all ways to make a cooked, short or unsolvable problem sound by removing, moving or adding one piece.",
    "Prints a line for each: FEN, key, change."})
final class MendCommand extends CandidateCommand {

  @Mixin
  private RankedOption ranked;

  @Override
  void search(CandidateSolver solver) {
    ranked.print(new Repair(problem.problem(), ranked.measure(), solver)::search, printer());
  }

  @Override
  String nothing() {
    return "no single change makes the problem sound";
  }
}
