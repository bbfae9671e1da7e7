package zugwerk.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(name = "completion", mixinStandardHelpOptions = true,
    description = "Prints a script that has bash or zsh complete commands and options: source <(zugwerk completion)")
final class CompletionCommand implements Callable<Integer> {

  @Spec
  private CommandSpec spec;

  @Override
  public Integer call() {
    CommandSpec root = CommandLineInterface.complete();
    spec.commandLine().getOut().print(AutoComplete.bash(root.name(), root.commandLine()));
    return ExitCode.DONE.code();
  }
}
