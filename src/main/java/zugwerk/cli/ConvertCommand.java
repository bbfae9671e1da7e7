package zugwerk.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zugwerk.exchange.ExchangeFiles;
import zugwerk.exchange.Format;
import zugwerk.exchange.Formats;
import zugwerk.exchange.SolutionLines;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemFolders;
import zugwerk.problem.Solved;
import zugwerk.solve.Control;
import zugwerk.solve.SolveOptions;

/** {@code convert}: writes problems of any format in another one. */
@Command(name = "convert", description = "Writes problems of any format in another one.",
    mixinStandardHelpOptions = true)
final class ConvertCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "INPUT", arity = "1..*", description = "files of any format, or folders of problem files")
  private List<Path> inputs;

  @Option(names = "--to", paramLabel = "FORMAT", completionCandidates = Names.class,
      description = "the format to write (${COMPLETION-CANDIDATES}); by the output's ending if not given")
  private String to;

  @Option(names = "--from", paramLabel = "FORMAT", description = "the format to read; by ending and text if not given")
  private String from;

  @Option(names = "--output", paramLabel = "FILE", description = "the file to write; standard output if not given")
  private Path output;

  @Option(names = "--solve", description = "solves each problem and adds the lines of its solution, as variations in PGN")
  private boolean solve;

  /** The names of the formats, for the help. */
  static final class Names extends ArrayList<String> {
    private static final long serialVersionUID = 1;

    Names() {
      super(Formats.all().stream().map(Format::name).toList());
    }
  }

  @Override
  public Integer call() {
    if (to == null && output == null) {
      throw new IllegalArgumentException("say --to which format, or give an --output whose ending says it");
    }
    Format target = to == null ? ExchangeFiles.format(output) : Formats.named(to);
    Optional<Format> given = Optional.ofNullable(from).map(Formats::named);
    List<Problem> problems = new ArrayList<>();
    for (Path file : ProblemFolders.files(inputs)) {
      for (Problem problem : ExchangeFiles.problems(file, given)) {
        problems.add(solve && problem.asks() ? solved(problem) : problem);
      }
    }
    if (problems.isEmpty()) {
      throw new IllegalArgumentException("there are no problems to convert");
    }
    List<String> lost;
    if (output == null) {
      String text = target.write(problems);
      lost = ExchangeFiles.losses(target, problems);
      spec.commandLine().getOut().print(text);
    } else {
      lost = ExchangeFiles.losses(target, problems);
      ExchangeFiles.write(output, target, problems);
    }
    if (!lost.isEmpty()) {
      spec.commandLine().getErr().println(target.title() + " does not hold: " + String.join(", ", lost));
    }
    return 0;
  }

  private static Problem solved(Problem problem) {
    return SolutionLines.added(problem, Solved.solve(problem, SolveOptions.DEFAULT, new Control()));
  }
}
