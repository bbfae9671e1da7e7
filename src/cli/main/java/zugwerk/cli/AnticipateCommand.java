package zugwerk.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zugwerk.content.search.Shown;
import zugwerk.index.ContentRun;
import zugwerk.index.ProblemIndex;
import zugwerk.index.Similar;
import zugwerk.problem.JsonText;
import zugwerk.problem.Problem;
import zugwerk.work.CancelToken;
import zugwerk.work.Reason;

@Command(name = "anticipate", description = {
    "Finds the problems of files and folders that are most like a problem, with the best first.",
    "Positions are compared wherever their pieces were shifted, turned or mirrored to (with Pawns, mirrored left and"
        + " right only). Mating nets, the play of all phases and themes count too where the index knows the solution:"
        + " index --content solves."},
    mixinStandardHelpOptions = true)
final class AnticipateCommand implements Callable<Integer> {

  @Spec
  private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "FILE", description = "the file of the problem; - for standard input")
  private Path file;

  @Parameters(index = "1..*", paramLabel = "FILE-or-FOLDER", arity = "1..*",
      description = "where to look; the index of these is made or brought up to date")
  private List<Path> places;

  @Option(names = "--most", paramLabel = "N", defaultValue = "10", description = "how many to print; 10 if not given")
  private int most;

  @Option(names = "--least", paramLabel = "P", defaultValue = "40",
      description = "prints only problems that are alike by P per cent or more; 40 if not given")
  private int least;

  @Option(names = "--threads", paramLabel = "N",
      description = "how many files to read at the same time; one for each processor if not given")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Mixin
  private ProblemTimeLimit limit;

  @Option(names = "--json", description = "prints one JSON object a line")
  private boolean json;

  @Option(names = "--progress", negatable = true,
      description = "reports progress on standard error while files are read; the default on a terminal")
  private Boolean progress;

  @Override
  public Integer call() {
    if (most < 1) {
      throw new IllegalArgumentException("--most must be at least 1, not " + most);
    }
    CancelToken token = Call.present().token().child();
    // An interrupt, such as Ctrl+C, stops the work between two writings of the index.
    return Interrupts.stopping(token, () -> anticipate(token));
  }

  private int anticipate(CancelToken token) {
    Problem problem = Inputs.problem(file);
    // If it cannot be solved, only its position is compared.
    Optional<Shown> shown = new ContentRun.Manner(1, limit.whole(), limit.part()).solve(problem, token,
        refused -> CommandLineInterface.warnings(spec).accept(refused + "; only positions are compared"));
    try (ProblemIndex index = ProblemIndex.open(ProblemIndex.ofUser())) {
      CheckProgress line = CheckProgress.on(spec.commandLine(), progress);
      index.update(places, threads, line.counting(token));
      line.clear();
      Path self = file.toAbsolutePath().normalize();
      // The problem itself may be among them.
      index.similar(problem, shown, places, most + 1).stream().filter(similar -> !similar.hit().file().equals(self))
          .filter(similar -> similar.score() * 100 >= least).limit(most).forEach(this::print);
    }
    return ExitCode.DONE.code();
  }

  private void print(Similar similar) {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(JsonText.write(JsonText.object("file", similar.hit().name().toString(), "score",
          Math.round(similar.score() * 1000) / 1000.0, "sentence", similar.sentence(), "title", similar.hit().title(),
          "authors", similar.hit().authors(), "date", similar.hit().date(), "stipulation",
          similar.hit().stipulation())));
    } else {
      out.println("%5s\t".formatted(similar.percent())
          + Reason.shown(similar.hit().name().toString()) + "\t" + similar.hit().stipulation() + "\t"
          + similar.sentence());
    }
    out.flush();
  }
}
