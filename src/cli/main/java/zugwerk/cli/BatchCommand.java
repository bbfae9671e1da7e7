package zugwerk.cli;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import zugwerk.work.InputException;
import zugwerk.work.Reason;
import zugwerk.work.TextLine;

@Command(name = "batch",
    description = "Runs the commands in a file, one a line.")
final class BatchCommand extends ProgramCommand {

  private static final String INPUT = "-";

  /** Each was started by a line of the one before: a batch that starts itself would never end. */
  private static final ScopedValue<Set<String>> UNDER_WAY = ScopedValue.newInstance();

  @Parameters(paramLabel = "FILE", description = "Batch file, or - for standard input.")
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
    PrintWriter out = out();
    boolean failed = false;
    int number = 1;
    for (Optional<TextLine> line = read(in, true); line.isPresent(); line = read(in, false)) {
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

  private static Optional<TextLine> read(InputStream in, boolean first) throws IOException {
    return TextLine.read(in, first, Integer.MAX_VALUE);
  }

  private static int call(TextLine line, PrintWriter writer) {
    try {
      return CommandLineInterface.execute(writer, writer, words(line).toArray(String[]::new));
    } catch (InputException fault) {
      writer.println("zugwerk: " + Reason.shown(Reason.of(fault)));
      writer.flush();
      return ExitCode.BAD_INPUT.code();
    }
  }

  /** Splits the line as a shell does: single or double quotes keep words together. */
  static List<String> words(TextLine line) {
    if (line.badByte() > 0) {
      throw new InputException("byte {0} of the line is not UTF-8", line.badByte());
    }
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean begun = false;
    char quote = 0;
    for (char c : line.text().toCharArray()) {
      if (quote != 0) {
        if (c == quote) {
          quote = 0;
        } else {
          word.append(c);
        }
      } else if (c == '"' || c == '\'') {
        quote = c;
        begun = true;
      } else if (Character.isWhitespace(c)) {
        if (begun) {
          words.add(word.toString());
          word.setLength(0);
          begun = false;
        }
      } else {
        begun = true;
        word.append(c);
      }
    }
    if (quote != 0) {
      throw new InputException("the quote {0} is not closed: {1}", quote, line.text());
    }
    if (begun) {
      words.add(word.toString());
    }
    return words;
  }

  private InputStream open(Set<String> underWay) throws IOException {
    try {
      if (!underWay.add(file.equals(INPUT) ? INPUT : CommandLineInterface.path(file).toRealPath().toString())) {
        throw new InputException("{0}: a batch cannot execute itself", file);
      }
      return file.equals(INPUT) ? Call.present().input()
          : new BufferedInputStream(Files.newInputStream(CommandLineInterface.path(file)));
    } catch (NoSuchFileException _) {
      throw new InputException("{0}: there is no such file", file);
    }
  }
}
