package zugwerk.cli;

import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

@Command(name = "completion", description = "Prints a script for command completion in bash or zsh: source <(zugwerk"
    + " completion)")
final class CompletionCommand extends ProgramCommand {

  @Override
  public Integer call() {
    CommandSpec root = CommandLineInterface.complete();
    out().print(AutoComplete.bash(root.name(), root.commandLine()));
    return ExitCode.DONE.code();
  }
}
