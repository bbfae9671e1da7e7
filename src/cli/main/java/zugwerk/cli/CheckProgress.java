package zugwerk.cli;

import java.io.Console;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import zugwerk.problem.CheckSummary;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;
import zugwerk.work.Progress;

/** The progress line of a check on standard error. A terminal shows only the latest one. */
final class CheckProgress {

  /** The terminal's code for returning to the start of the line and erasing it. */
  private static final String ERASE = "\r\u001B[K";

  /** The least time between two reports of work that is counted, in nanoseconds. */
  private static final long INTERVAL = 500_000_000;

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
   * @param asked whether progress is wanted; null if not given, which means only on a terminal
   */
  @SuppressWarnings({"ReferenceEquality", "SystemConsoleNull"}) // Without a terminal there may be no console.
  static CheckProgress on(CommandLine line, @Nullable Boolean asked) {
    Console console = System.console();
    // A batch captures both streams of its calls in one, and shows it only when the call is over.
    boolean terminal = console != null && console.isTerminal() && line.getErr() != line.getOut();
    return new CheckProgress(line.getErr(), asked == null ? terminal : asked, terminal);
  }

  /** Whether progress and the summary are shown. */
  boolean isShown() {
    return wanted;
  }

  /** Makes room for a line of results. */
  void clear() {
    if (wanted && terminal) {
      err.print(ERASE);
      err.flush();
    }
  }

  /** Reports how many files are checked. */
  void show(CheckSummary soFar) {
    show(terminal ? soFar.done() + " of " + soFar.files() + " checked"
        + (soFar.fails() == 0 ? "" : ", " + soFar.fails() + " failed") : soFar.done() + " of " + soFar.files());
  }

  /** Reports how far the work has come. */
  void show(String words) {
    if (wanted && terminal) {
      line = words;
      err.print(line);
    } else if (wanted) {
      err.println(words);
    }
    err.flush();
  }

  /** Reports here now and then how many items of work are done, and tells the caller of the program. */
  Monitor counting(CancelToken token) {
    AtomicLong told = new AtomicLong(System.nanoTime() - INTERVAL);
    Consumer<Progress> line = now -> {
      if (System.nanoTime() - told.get() >= INTERVAL) {
        told.set(System.nanoTime());
        clear();
        show(String.format(Locale.ROOT, "%,d of %,d %s", now.done(), now.all(), now.unit()));
      }
    };
    return new Monitor(token, line.andThen(Call.present().listener()));
  }

  /** Writes the last line again, after a line of results. */
  void restore() {
    if (wanted && terminal) {
      err.print(line);
      err.flush();
    }
  }

  /** Reports the result of the whole check. */
  void end(CheckSummary summary) {
    clear();
    if (wanted) {
      err.println(summary);
      err.flush();
    }
  }
}
