package zugwerk.cli;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import zugwerk.work.CancelToken;

/** Executes a command that reads a text instead of the standard input of the process, which other tests share. */
public final class CommandWithInput {

  private CommandWithInput() {}

  public static int execute(String input, PrintWriter out, PrintWriter err, String... words) {
    return new Call(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), new CancelToken(), _ -> {})
        .run(() -> CommandLineInterface.execute(out, err, words));
  }
}
