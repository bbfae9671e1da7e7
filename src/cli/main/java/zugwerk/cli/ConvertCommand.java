package zugwerk.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zugwerk.exchange.ExchangeFiles;
import zugwerk.exchange.ExchangeFormat;
import zugwerk.exchange.Formats;
import zugwerk.exchange.SolutionLines;
import zugwerk.problem.StoredSolution;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemFolders;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.work.FileText;
import zugwerk.work.Reason;

@Command(name = "convert",
    description = "Converts problems between formats. Problems that cannot be read are reported and skipped.")
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

  @Option(names = "--output", paramLabel = "FILE", description = "File to write. Default: standard output.")
  private Path output;

  @Option(names = "--solve",
      description = "Solve each problem and add the lines of its solution, as variations in PGN.")
  private boolean solve;

  @Mixin
  private LettersOption letters;

  @Option(names = "--strict", description = "Write nothing if any problem cannot be read.")
  private boolean strict;

  @Mixin
  private ProblemTimeLimit limit;

  private int unfinished;

  static final class Names extends ArrayList<String> {
    private static final long serialVersionUID = 1;

    Names() {
      super(Formats.all().stream().map(ExchangeFormat::name).toList());
    }
  }

  @Override
  public Integer call() {
    if (to == null && output == null) {
      throw new IllegalArgumentException("the format is missing: use --to, or an --output with a known suffix");
    }
    ExchangeFormat target = to == null ? ExchangeFiles.format(output) : Formats.named(to);
    Optional<ExchangeFormat> given = Optional.ofNullable(from).map(Formats::named);
    Map<String, Problem> problems = new LinkedHashMap<>();
    List<Path> files = ProblemFolders.files(inputs);
    for (Path file : files) {
      List<Problem> read = read(file, given, files.size() > 1);
      for (int i = 0; i < read.size(); i++) {
        Problem problem = read.get(i);
        problems.put(file + (read.size() == 1 ? "" : ", problem " + (i + 1)),
            solve && problem.hasStipulation() ? solved(problem, file + ", problem " + (i + 1)) : problem);
      }
    }
    if (problems.isEmpty()) {
      throw new IllegalArgumentException("no problems to convert");
    }
    List<Problem> all = List.copyOf(problems.values());
    List<String> lost;
    try {
      lost = ExchangeFiles.losses(target, all);
      if (output == null) {
        out().print(target.write(all, letters.letters()));
      } else {
        ExchangeFiles.write(output, target, all, letters.letters());
      }
    } catch (IllegalArgumentException fault) {
      throw culprit(target, problems).orElse(fault);
    }
    if (!lost.isEmpty()) {
      err().println(target.title() + " cannot store: " + Reason.shown(String.join(", ", lost)));
    }
    if (unfinished > 0) {
      throw new StoppedException("a limit stopped the solver before it finished " + unfinished
          + (unfinished == 1 ? " problem" : " problems"));
    }
    return ExitCode.DONE.code();
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
    } catch (IllegalArgumentException fault) {
      if (!others) {
        throw fault;
      }
      remarks.accept(Reason.shown(Reason.of(fault)));
      return List.of();
    }
  }

  private Optional<IllegalArgumentException> culprit(ExchangeFormat target, Map<String, Problem> problems) {
    for (Map.Entry<String, Problem> entry : problems.entrySet()) {
      try {
        target.write(List.of(entry.getValue()), letters.letters());
      } catch (IllegalArgumentException fault) {
        return Optional.of(new IllegalArgumentException(entry.getKey() + ": " + fault.getMessage()));
      }
    }
    return Optional.empty();
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
