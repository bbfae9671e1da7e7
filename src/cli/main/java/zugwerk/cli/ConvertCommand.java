package zugwerk.cli;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zugwerk.exchange.ExchangeFiles;
import zugwerk.exchange.ExchangeFormat;
import zugwerk.exchange.Formats;
import zugwerk.exchange.SolutionLines;
import zugwerk.file.ProblemFolders;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.problem.StoredSolution;
import zugwerk.solve.SolveOptions;
import zugwerk.work.FileText;
import zugwerk.work.InputException;
import zugwerk.work.Reason;
import zugwerk.work.SafeFile;

@Command(name = "convert",
    description = "Converts problems between formats. Problems that cannot be read, or that the format cannot hold, are"
        + " reported and skipped.")
final class ConvertCommand extends ProgramCommand {

  @Parameters(paramLabel = "INPUT", arity = "1..*",
      description = "Files in any format, or folders of problem files; - for standard input.")
  private List<Path> inputs;

  @Option(names = "--to", paramLabel = "FORMAT", completionCandidates = Names.class,
      description = "Format to write (${COMPLETION-CANDIDATES}). Default: by the suffix of the output.")
  private String to;

  @Option(names = "--from", paramLabel = "FORMAT",
      description = "Format to read. Default: by suffix and content.")
  private String from;

  @Option(names = "--output", paramLabel = "FILE-or-FOLDER/",
      description = "File to write, or folder that gets a file for each problem. Default: - (standard output).")
  private @Nullable String output;

  @Option(names = "--solve",
      description = "Solve each problem and add the lines of its solution, as variations in PGN.")
  private boolean solve;

  @Mixin
  private LettersOption letters;

  @Option(names = "--strict", description = "Write nothing if any problem cannot be read or held.")
  private boolean strict;

  @Option(names = "--force",
      description = "Also write problems of other games than orthodox chess in formats that cannot name the game. The"
          + " condition is added in words.")
  private boolean force;

  @Mixin
  private ProblemTimeLimit limit;

  private final List<Named> problems = new ArrayList<>();
  private final List<InputException> refused = new ArrayList<>();
  private int unfinished;

  /**
   * A problem of a file.
   *
   * @param number its number in the file, from 1; 0 if it is the only one
   */
  private record Named(Path file, int number, Problem problem) {

    @Override
    public String toString() {
      return file + (number == 0 ? "" : ", problem " + number);
    }

    /** The name of the input with another suffix, and a number where there are several. */
    String fileName(String ending, Set<String> used) {
      String base = Inputs.isStandard(file) ? "problem"
          : file.getFileName().toString().replaceFirst("(?<=.)\\.[^.]*$", "") + (number == 0 ? "" : "-" + number);
      String name = base + "." + ending;
      // Two folders may have files of the same name.
      for (int i = 2; !used.add(name.toLowerCase(Locale.ROOT)); i++) {
        name = base + "-" + i + "." + ending;
      }
      return name;
    }
  }

  static final class Names extends ArrayList<String> {
    private static final long serialVersionUID = 1;

    Names() {
      super(Formats.all().stream().map(ExchangeFormat::name).toList());
    }
  }

  @Override
  public Integer call() {
    output = "-".equals(output) ? null : output;
    if (to == null && output == null) {
      throw new InputException("the format is missing: use --to, or an --output with a known suffix");
    }
    if (to == null && isFolder()) {
      throw new InputException("the format is missing: use --to with the folder {0}", String.valueOf(output));
    }
    ExchangeFormat target = to == null ? ExchangeFiles.format(file()) : Formats.named(to);
    Optional<ExchangeFormat> given = Optional.ofNullable(from).map(Formats::named);
    List<Path> files = ProblemFolders.files(inputs);
    SkippedFiles.sentence(inputs).ifPresent(this::message);
    for (Path file : files) {
      List<Problem> read = read(file, given, files.size() > 1);
      for (int i = 0; i < read.size(); i++) {
        add(new Named(file, read.size() == 1 ? 0 : i + 1, read.get(i)), target);
      }
    }
    if (problems.isEmpty()) {
      if (refused.isEmpty()) {
        throw new InputException("no problems to convert");
      }
      InputException last = refused.removeLast();
      refused.forEach(fault -> message(Reason.of(fault)));
      throw last;
    }
    refused.forEach(fault -> message(Reason.of(fault)));
    List<Problem> all = problems.stream().map(Named::problem).toList();
    write(target, all);
    List<String> lost = ExchangeFiles.losses(target, all);
    if (!lost.isEmpty()) {
      err().println(target.title() + " cannot store: " + Reason.shown(String.join(", ", lost)));
    }
    if (unfinished > 0) {
      throw new StoppedException("a limit stopped the solver before it finished " + unfinished
          + (unfinished == 1 ? " problem" : " problems"));
    }
    return ExitCode.DONE.code();
  }

  /** Adds a problem, solved if requested, or reports why the format cannot hold it. */
  private void add(Named given, ExchangeFormat target) {
    try {
      check(target, given.problem());
      if (solve && given.problem().task().stipulation().isPresent()) {
        Problem solved = solved(given.problem(), given.toString());
        check(target, solved);
        problems.add(new Named(given.file(), given.number(), solved));
      } else {
        problems.add(given);
      }
    } catch (InputException fault) {
      refused.add(new InputException("{0}: {1}", given, fault));
      if (strict) {
        throw refused.getLast();
      }
    }
  }

  private void check(ExchangeFormat target, Problem problem) {
    if (!force) {
      try {
        ExchangeFiles.checkGame(target, problem);
      } catch (InputException fault) {
        throw new InputException("{0}; --force writes it with the condition in words", fault);
      }
    }
    target.write(List.of(problem), letters.letters());
  }

  private void write(ExchangeFormat target, List<Problem> all) {
    if (isFolder()) {
      OutputFiles.make(file());
      Set<String> used = new HashSet<>();
      for (Named one : problems) {
        Path file = file().resolve(one.fileName(target.endings().getFirst(), used));
        ExchangeFiles.write(file, target, List.of(one.problem()), letters.letters());
      }
      return;
    }
    String text;
    try {
      text = target.write(all, letters.letters());
    } catch (InputException fault) {
      // Each of them can be written by itself.
      throw new InputException("{0}; --output FOLDER/ writes a file for each", fault);
    }
    if (output == null) {
      out().print(text);
    } else {
      OutputFiles.makeParent(file());
      SafeFile.write(file(), text.getBytes(StandardCharsets.UTF_8));
    }
  }

  private Path file() {
    return CommandLineInterface.path(Objects.requireNonNull(output));
  }

  private boolean isFolder() {
    return output != null && (output.endsWith("/") || output.endsWith(File.separator) || Files.isDirectory(file()));
  }

  /** A file without a readable problem does not stop the others. */
  private List<Problem> read(Path file, Optional<ExchangeFormat> given, boolean others) {
    Consumer<String> remarks = err()::println;
    FileText text = Inputs.text(file);
    if (strict) {
      return ExchangeFiles.problems(file, text, given, remarks);
    }
    try {
      return ExchangeFiles.readable(file, text, given, remarks);
    } catch (InputException fault) {
      if (!others) {
        throw fault;
      }
      remarks.accept(Reason.shown(Reason.of(fault)));
      return List.of();
    }
  }

  private Problem solved(Problem problem, String where) {
    Solved solved = Solved.solve(problem, SolveOptions.DEFAULT.time(limit.part()),
        limit.monitor().warning(this::message));
    unfinished += solved.complete() ? 0 : 1;
    StoredSolution.compare(problem, solved).ifPresent(
        kept -> err().println(where + ": the stored solution " + Reason.shown(kept.text())));
    return SolutionLines.added(problem, solved);
  }
}
