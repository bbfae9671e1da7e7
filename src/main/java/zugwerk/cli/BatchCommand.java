package zugwerk.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code batch}: executes the calls in a file, one on each line. */
@Command(name = "batch",
    description = "Executes the calls in a file, one on each line.", mixinStandardHelpOptions = true)
final class BatchCommand implements Callable<Integer> {

  @Spec
  private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "the file, or - for standard input")
  private String file;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    boolean failed = false;
    try (BufferedReader lines = open()) {
      int number = 0;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        if (line.isBlank()) {
          continue;
        }
        StringWriter printed = new StringWriter();
        PrintWriter writer = new PrintWriter(printed);
        int code = call(line, writer);
        failed |= code != 0;
        out.println("## " + number + " " + code);
        out.print(printed);
        out.flush();
      }
    } catch (IOException fault) {
      throw new UncheckedIOException("cannot read " + file + ": " + fault.getMessage(), fault);
    }
    return failed ? 1 : 0;
  }

  private static int call(String line, PrintWriter writer) {
    try {
      return CommandLineInterface.execute(writer, writer, words(line).toArray(String[]::new));
    } catch (IllegalArgumentException fault) {
      writer.println("zugwerk: " + fault.getMessage());
      writer.flush();
      return CommandLineInterface.BAD_INPUT;
    }
  }

  private BufferedReader open() throws IOException {
    if (file.equals("-")) {
      return new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    }
    try {
      return Files.newBufferedReader(Path.of(file));
    } catch (NoSuchFileException _) {
      throw new IllegalArgumentException(file + ": there is no such file");
    }
  }

  /** The words of a call, split as a shell does: single or double quotes keep words together. */
  static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean begun = false;
    char quote = 0;
    for (char c : line.toCharArray()) {
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
      throw new IllegalArgumentException("the quote " + quote + " is not closed: " + line);
    }
    if (begun) {
      words.add(word.toString());
    }
    return words;
  }
}
