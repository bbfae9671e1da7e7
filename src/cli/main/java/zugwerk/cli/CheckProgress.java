package zugwerk.cli;

import java.io.Console;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import zugwerk.file.CheckSummary;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;
import zugwerk.work.Progress;

final class CheckProgress {

  /** Returns to the start of the line and erases it. */
  private static final String ERASE = "\r\u001B[K";

  /** The least time between two reports, in nanoseconds. */
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
   * @param requested whether to show progress; null means only on a terminal
   */
  @SuppressWarnings({"ReferenceEquality", "SystemConsoleNull"}) // Without a terminal there may be no console.
  static CheckProgress on(CommandLine line, @Nullable Boolean requested) {
    Console console = System.console();
    // A batch captures both streams of its calls in one, and shows it only when the call is over.
    boolean terminal = console != null && console.isTerminal() && line.getErr() != line.getOut();
    return new CheckProgress(line.getErr(), requested == null ? terminal : requested, terminal);
  }

  boolean isShown() {
    return wanted;
  }

  void clear() {
    if (wanted && terminal) {
      err.print(ERASE);
      err.flush();
    }
  }

  void show(CheckSummary soFar) {
    show(terminal ? soFar.done() + " of " + soFar.files() + " checked"
        + (soFar.fails() == 0 ? "" : ", " + soFar.fails() + " failed") : soFar.done() + " of " + soFar.files());
  }

  void show(String text) {
    if (wanted && terminal) {
      line = text;
      err.print(line);
    } else if (wanted) {
      err.println(text);
    }
    err.flush();
  }

  Monitor counting(CancelToken token) {
    AtomicLong lastReport = new AtomicLong(token.nanoTime() - INTERVAL);
    Consumer<Progress> line = now -> {
      if (token.nanoTime() - lastReport.get() >= INTERVAL) {
        lastReport.set(token.nanoTime());
        clear();
        show(String.format(Locale.ROOT, "%,d of %,d %s", now.done(), now.all(), now.unit()));
      }
    };
    return new Monitor(token, line.andThen(Call.present().listener()));
  }

  void restore() {
    if (wanted && terminal) {
      err.print(line);
      err.flush();
    }
  }

  void end(CheckSummary summary) {
    clear();
    if (wanted) {
      err.println(summary);
      err.flush();
    }
  }
}
