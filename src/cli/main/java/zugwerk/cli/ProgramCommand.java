package zugwerk.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(mixinStandardHelpOptions = true)
abstract class ProgramCommand implements Callable<Integer> {

  @Spec
  CommandSpec spec;

  PrintWriter out() {
    return spec.commandLine().getOut();
  }

  PrintWriter err() {
    return spec.commandLine().getErr();
  }

  void println(Object line) {
    out().println(line);
    out().flush();
  }

  void message(String sentence) {
    CommandLineInterface.warnings(spec).accept(sentence);
  }
}
