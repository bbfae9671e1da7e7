package zugwerk.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import zugwerk.content.quality.Weights;

@Command(name = "weights", description = {
    "Prints what each thing that a problem shows is worth, as it comes with the program.",
    "A copy that you change counts if it is quality.txt in the folder of settings, or if --weights names it."},
    mixinStandardHelpOptions = true)
final class WeightsCommand implements Callable<Integer> {

  @Spec
  private CommandSpec spec;

  @Override
  public Integer call() {
    spec.commandLine().getOut().print(Weights.bundledText());
    spec.commandLine().getOut().flush();
    return ExitCode.DONE.code();
  }
}
