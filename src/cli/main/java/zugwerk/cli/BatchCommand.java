package zugwerk.cli;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zugwerk.work.Reason;

@Command(name = "batch",
    description = "Executes the calls in a file, one on each line.", mixinStandardHelpOptions = true)
final class BatchCommand implements Callable<Integer> {

  private static final String INPUT = "-";

  /** Each was started by a line of the one before: a batch that starts itself would never end. */
  private static final ScopedValue<Set<String>> UNDER_WAY = ScopedValue.newInstance();

  @Spec
  private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "the file, or - for standard input")
  private String file;

  @Override
  public Integer call() {
    Set<String> underWay = new HashSet<>(UNDER_WAY.orElse(Set.of()));
    try (InputStream in = open(underWay)) {
      return ScopedValue.where(UNDER_WAY, underWay).call(() -> run(in));
    } catch (IOException fault) {
      throw new UncheckedIOException("cannot read " + file + ": " + fault.getMessage(), fault);
    }
  }

  private int run(InputStream in) throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    boolean failed = false;
    int number = 1;
    for (Optional<BatchLine> line = BatchLine.read(in, true); line.isPresent(); line = BatchLine.read(in, false)) {
      if (line.get().badByte() > 0 || !line.get().text().isBlank()) {
        StringWriter printed = new StringWriter();
        int code = call(line.get(), new PrintWriter(printed));
        failed |= code != 0;
        out.println("## " + number + " " + code);
        out.print(printed);
        out.flush();
      }
      number++;
    }
    return failed ? ExitCode.CLAIM_FAILED.code() : ExitCode.DONE.code();
  }

  private static int call(BatchLine line, PrintWriter writer) {
    try {
      return CommandLineInterface.execute(writer, writer, line.words().toArray(String[]::new));
    } catch (IllegalArgumentException fault) {
      writer.println("zugwerk: " + Reason.shown(Reason.of(fault)));
      writer.flush();
      return ExitCode.BAD_INPUT.code();
    }
  }

  private InputStream open(Set<String> underWay) throws IOException {
    try {
      if (!underWay.add(file.equals(INPUT) ? INPUT : Path.of(file).toRealPath().toString())) {
        throw new IllegalArgumentException(file + ": a batch cannot execute itself");
      }
      return file.equals(INPUT) ? Call.present().input() : new BufferedInputStream(Files.newInputStream(Path.of(file)));
    } catch (NoSuchFileException _) {
      throw new IllegalArgumentException(file + ": there is no such file");
    }
  }
}
