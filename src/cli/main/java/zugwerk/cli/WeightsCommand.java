package zugwerk.cli;

import picocli.CommandLine.Command;
import zugwerk.content.quality.Weights;

@Command(name = "weights", description = {
    "Prints the built-in weights for the quality of problems.",
    "To use your own, save a changed copy as quality.txt in the settings folder, or name it with --weights."})
final class WeightsCommand extends ProgramCommand {

  @Override
  public Integer call() {
    out().print(Weights.bundledText());
    out().flush();
    return ExitCode.DONE.code();
  }
}
