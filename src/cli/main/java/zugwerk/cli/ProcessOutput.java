package zugwerk.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import zugwerk.work.CannotWriteException;

/**
 * Standard output in UTF-8, whatever the locale. Unlike a {@link java.io.PrintStream}, it stops the work if output
 * fails.
 */
final class ProcessOutput extends Writer {

  /** Standard output on Linux, as a link to its target. */
  private static final Path LINK = Path.of("/proc/self/fd/1");

  /** The reader of the output has closed its end. That is no error, so there is no message. */
  static final class ClosedPipeException extends CannotWriteException {
    private static final long serialVersionUID = 1;

    ClosedPipeException(IOException cause) {
      super("standard output was closed", cause);
    }
  }

  private interface Step {
    void run() throws IOException;
  }

  private final Writer out;
  private final boolean isPipe;
  private Optional<CannotWriteException> fault = Optional.empty();

  /**
   * @param isPipe whether the output goes to another program, which may close its end
   */
  ProcessOutput(OutputStream out, boolean isPipe) {
    this.out = new OutputStreamWriter(new BufferedOutputStream(out), StandardCharsets.UTF_8);
    this.isPipe = isPipe;
  }

  static ProcessOutput standard() {
    return new ProcessOutput(new FileOutputStream(FileDescriptor.out), isPipe(LINK));
  }

  private static boolean isPipe(Path link) {
    try {
      String target = Files.readSymbolicLink(link).toString();
      return target.startsWith("pipe:") || target.startsWith("socket:");
    } catch (IOException | UnsupportedOperationException _) {
      return false;
    }
  }

  synchronized Optional<CannotWriteException> fault() {
    return fault;
  }

  @Override
  public void write(char[] text, int start, int length) {
    checked(() -> out.write(text, start, length));
  }

  @Override
  public void flush() {
    checked(out::flush);
  }

  /** Standard output stays open until the process ends. */
  @Override
  public void close() {
    flush();
  }

  /** Writes nothing after the first failure: output with a gap is worthless. */
  private synchronized void checked(Step step) {
    fault.ifPresent(before -> {
      throw before;
    });
    try {
      step.run();
    } catch (IOException failed) {
      CannotWriteException why = fault(failed);
      fault = Optional.of(why);
      throw why;
    }
  }

  private CannotWriteException fault(IOException failed) {
    String reason = String.valueOf(failed.getMessage());
    return isPipe || reason.toLowerCase(Locale.ROOT).contains("pipe") ? new ClosedPipeException(failed)
        : new CannotWriteException("cannot write to standard output: " + reason, failed);
  }
}
