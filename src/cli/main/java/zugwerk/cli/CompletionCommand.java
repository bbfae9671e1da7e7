package zugwerk.cli;

import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import zugwerk.work.InputException;

@Command(name = "completion", description = "Prints a script that completes commands and options in a shell, for"
    + " example: source <(zugwerk completion)")
final class CompletionCommand extends ProgramCommand {

  @Parameters(paramLabel = "SHELL", arity = "0..1", defaultValue = "bash",
      description = "bash or zsh. Default: ${DEFAULT-VALUE}.")
  private String shell;

  @Override
  public Integer call() {
    CommandSpec root = CommandLineInterface.complete();
    out().print(switch (shell) {
      case "bash" -> AutoComplete.bash(root.name(), root.commandLine());
      case "zsh" -> Completions.zsh(root);
      default -> throw new InputException("there is no completion for '{0}'; the shells are bash and zsh", shell);
    });
    return ExitCode.DONE.code();
  }
}
