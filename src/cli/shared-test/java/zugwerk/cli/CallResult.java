package zugwerk.cli;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import zugwerk.testkit.TickingClock;

/** What a call of the command line printed and returned. */
record CallResult(int code, String out, String err) {

  /** Executes a call in this process. Its time limits count the checks of its token. */
  static CallResult call(String... arguments) {
    return call(new Call(System.in, TickingClock.token(), _ -> {}), arguments);
  }

  /** The same with a text as standard input. */
  static CallResult callWithInput(String input, String... arguments) {
    return call(new Call(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), TickingClock.token(),
        _ -> {}), arguments);
  }

  /** The same in another context. */
  static CallResult call(Call context, String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = context.run(
        () -> CommandLineInterface.execute(new PrintWriter(out), new PrintWriter(err), arguments));
    return new CallResult(code, out.toString(), err.toString());
  }

  /** The same; arguments such as paths are given as their texts. */
  static CallResult call(Object... arguments) {
    return call(Stream.of(arguments).map(Object::toString).toArray(String[]::new));
  }
}
