package zugwerk.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.stream.Stream;

/** What a call of the command line printed and returned. */
record CallResult(int code, String out, String err) {

  /** Executes a call in this process. */
  static CallResult call(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = CommandLineInterface.execute(new PrintWriter(out), new PrintWriter(err), arguments);
    return new CallResult(code, out.toString(), err.toString());
  }

  /** The same; arguments such as paths are given as their texts. */
  static CallResult call(Object... arguments) {
    return call(Stream.of(arguments).map(Object::toString).toArray(String[]::new));
  }
}
