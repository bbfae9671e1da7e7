package zugwerk.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import picocli.CommandLine.Command;
import zugwerk.cli.uci.Uci;

@Command(name = "uci", description = {
    "Runs as an engine for chess user interfaces (Universal Chess Interface) on standard input and output.",
    "It searches for the shortest mate by either side: go mate 5. With the option MultiPV it lists several first moves"
        + " that mate. It does not evaluate positions, and plays any move if it finds no mate."
})
final class UciCommand extends ProgramCommand {

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
