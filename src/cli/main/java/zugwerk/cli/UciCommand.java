package zugwerk.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import zugwerk.cli.uci.Uci;

@Command(name = "uci", mixinStandardHelpOptions = true, description = {
    "Answers a chess program with a board in the Universal Chess Interface, on standard input and output.",
    "It looks for the shortest mate: go mate 5. It does not judge positions, and plays any move where it finds no"
        + " mate."
})
final class UciCommand implements Callable<Integer> {

  @Spec
  private CommandSpec spec;

  @Override
  public Integer call() {
    Uci session = new Uci(CommandLineInterface.version(), ServeCommand.printer(spec));
    try {
      session.read(Call.present().input());
      ServeCommand.afterParent(session::end);
      session.finish();
      return ExitCode.DONE.code();
    } catch (IOException fault) {
      throw new UncheckedIOException("cannot read standard input: " + fault.getMessage(), fault);
    }
  }
}
