package zugwerk.cli;

import java.io.Console;
import java.io.PrintWriter;
import picocli.CommandLine;
import zugwerk.problem.CheckSummary;

/** The line on the error stream that tells how far a check has come; a terminal shows the latest one only. */
final class CheckProgress {

  /** The terminal's code to go back to the beginning of the line and erase it. */
  private static final String ERASE = "\r\u001B[K";

  private final PrintWriter err;
  private final boolean wanted;
  private final boolean terminal;
  private String line = "";

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
      line = soFar.done() + " of " + soFar.files() + " checked"
          + (soFar.fails() == 0 ? "" : ", " + soFar.fails() + " failed");
      err.print(line);
    } else if (wanted) {
      err.println(soFar.done() + " of " + soFar.files());
    }
    err.flush();
  }

  /** Writes the last line again, after a line of results. */
  void restore() {
    if (wanted && terminal) {
      err.print(line);
      err.flush();
    }
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
