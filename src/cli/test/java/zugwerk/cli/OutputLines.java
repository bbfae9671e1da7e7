package zugwerk.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Stream;

/** The output of a running program, line by line, for the test that controls it. */
final class OutputLines {

  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

  /** What the program writes to; it flushes after whole lines. */
  PrintWriter writer() {
    return new PrintWriter(new StringWriter() {
      @Override
      public void flush() {
        lines.addAll(toString().lines().toList());
        getBuffer().setLength(0);
      }
    });
  }

  /** The next line, as soon as it is there. */
  String take() throws InterruptedException {
    return lines.take();
  }

  /** The lines that nobody has taken. */
  Stream<String> rest() {
    return lines.stream();
  }
}
