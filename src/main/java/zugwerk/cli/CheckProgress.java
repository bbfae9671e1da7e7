package zugwerk.cli;

import java.io.Console;
import java.io.PrintWriter;
import picocli.CommandLine;
import zugwerk.problem.CheckSummary;

/** The line on the error stream that tells how far a check has come; on a terminal it is written over and over. */
final class CheckProgress {

  /** Goes back to the beginning of the line and erases it. */
  private static final String ERASE = "\r\u001B[K";

  private final PrintWriter err;
  private final boolean wanted;
  private final boolean terminal;

  private CheckProgress(PrintWriter err, boolean wanted, boolean terminal) {
    this.err = err;
    this.wanted = wanted;
    this.terminal = terminal;
  }

  /**
   * @param asked whether it is wanted; null where that was not said, and only a terminal is to have it
   */
  static CheckProgress on(CommandLine line, Boolean asked) {
    Console console = System.console();
    // Among the calls of a batch both streams are one, which no terminal shows before the call is over.
    boolean terminal = console != null && console.isTerminal() && line.getErr() != line.getOut();
    return new CheckProgress(line.getErr(), asked == null ? terminal : asked, terminal);
  }

  /** Makes room for a line of results. */
  void clear() {
    if (wanted && terminal) {
      err.print(ERASE);
      err.flush();
    }
  }

  /** Tells how far the check has come. */
  void show(CheckSummary soFar) {
    if (wanted && terminal) {
      err.print(soFar.done() + " of " + soFar.files() + " checked"
          + (soFar.fails() == 0 ? "" : ", " + soFar.fails() + " failed"));
    } else if (wanted) {
      err.println(soFar.done() + " of " + soFar.files());
    }
    err.flush();
  }

  /** Tells how it ended. */
  void end(CheckSummary summary) {
    clear();
    if (wanted) {
      err.println(summary);
      err.flush();
    }
  }
}
