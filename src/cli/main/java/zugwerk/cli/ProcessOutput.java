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
 * Standard output in UTF-8, whatever the locale. Unlike a {@link java.io.PrintStream}, it ends the work where something
 * cannot be written.
 */
final class ProcessOutput extends Writer {

  /** Standard output on Linux, as a link to what it leads to. */
  private static final Path LINK = Path.of("/proc/self/fd/1");

  /** Thrown where the program that reads the output has closed its end; that is no fault, so no message is due. */
  static final class ClosedPipeException extends CannotWriteException {
    private static final long serialVersionUID = 1;

    ClosedPipeException(IOException cause) {
      super("standard output was closed", cause);
    }
  }

  /** A write that may fail. */
  private interface Step {
    void run() throws IOException;
  }

  private final Writer out;
  private final boolean isPipe;
  private Optional<CannotWriteException> fault = Optional.empty();

  /**
   * @param isPipe whether it leads to another program, which may close its end
   */
  ProcessOutput(OutputStream out, boolean isPipe) {
    this.out = new OutputStreamWriter(new BufferedOutputStream(out), StandardCharsets.UTF_8);
    this.isPipe = isPipe;
  }

  /** That of this process. */
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

  /** Why something could not be written; empty if all was. */
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

  /** Tries to write, unless that failed before: what comes after a gap is worth nothing. */
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
