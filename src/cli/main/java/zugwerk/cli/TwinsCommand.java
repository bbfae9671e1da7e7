package zugwerk.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Twins;

@Command(name = "twins", description = {
    "Finds all single changes of a sound problem that make it sound with another key.",
    "Prints a line for each: FEN, key, the change as for --twin, and the points of diagram and twin together."})
final class TwinsCommand extends CandidateCommand {

  @Mixin
  private RankedOption ranked;

  @Override
  void search(CandidateSolver solver) {
    ranked.print(new Twins(problem.problem(), ranked.measure(), solver)::search, printer());
  }

  @Override
  String nothing() {
    return "no single change makes the problem sound with another key";
  }
}
