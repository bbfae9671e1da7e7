package zugwerk.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zugwerk.content.search.Shown;
import zugwerk.file.JsonText;
import zugwerk.index.ContentRun;
import zugwerk.index.Coverage;
import zugwerk.index.ProblemIndex;
import zugwerk.index.Similar;
import zugwerk.problem.Problem;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Reason;

@Command(name = "anticipate", description = {
    "Finds the problems in files and folders that are most similar to a problem, best first.",
    "Positions are also compared when shifted, rotated or mirrored (with Pawns, only left and right are mirrored)."
        + " Mating nets, the play of all phases and themes count as well if the index contains the solution: run index"
        + " --content first."})
final class AnticipateCommand extends ProgramCommand {

  @Parameters(index = "0", paramLabel = "FILE",
      description = "File in any format that convert reads, or - for standard input. FILE#2 is the second problem of a"
          + " collection.")
  private Path file;

  @Parameters(index = "1..*", paramLabel = "FILE-or-FOLDER", arity = "1..*",
      description = "Files and folders to search. Their index is created or updated first.")
  private List<Path> places;

  @Option(names = "--most", paramLabel = "N", defaultValue = "10", description = "Number of problems to print."
      + " Default: 10.")
  private int most;

  @Option(names = "--least", paramLabel = "P", defaultValue = "40",
      description = "Minimum similarity in per cent. Default: 40.")
  private int least;

  @Mixin
  private FilesOptions options;

  @Override
  public Integer call() {
    if (most < 1) {
      throw new InputException("--most must be at least 1, not {0}", most);
    }
    CancelToken token = Call.present().token().child();
    // An interrupt, such as Ctrl+C, stops the work between two writings of the index.
    return Interrupts.stopping(token, () -> anticipate(token));
  }

  private int anticipate(CancelToken token) {
    Problem problem = Inputs.problem(file, this::message);
    // If it cannot be solved, only its position is compared.
    Optional<Shown> shown = new ContentRun.Settings(1, options.limit.whole(), options.limit.part()).solve(problem,
        token, refused -> message(refused + "; comparing positions only"));
    try (ProblemIndex index = ProblemIndex.open(ProblemIndex.ofUser())) {
      CheckProgress line = options.progress(spec);
      index.update(places, options.threads, line.counting(token));
      line.clear();
      Path self = file.toAbsolutePath().normalize();
      // The problem itself may be among them.
      List<Similar> found = index.similar(problem, shown, places, most + 1).stream()
          .filter(similar -> !similar.hit().name().equals(self) && !similar.hit().file().equals(self))
          .filter(similar -> similar.score() * 100 >= least).limit(most).toList();
      found.forEach(this::print);
      if (found.isEmpty()) {
        Coverage coverage = index.coverage(places);
        message("no similar problems (" + least + " % or more) among " + coverage.problems()
            + (coverage.problems() == 1 ? " problem" : " problems"));
      }
    }
    SkippedFiles.sentence(places).ifPresent(this::message);
    return ExitCode.DONE.code();
  }

  private void print(Similar similar) {
    if (options.json) {
      println(JsonText.write(JsonText.object("file", similar.hit().name().toString(), "score",
          Math.round(similar.score() * 1000) / 1000.0, "sentence", similar.sentence().toString(), "title",
          similar.hit().title(),
          "authors", similar.hit().authors(), "date", similar.hit().date(), "stipulation",
          similar.hit().stipulation())));
    } else {
      println("%5s\t".formatted(similar.percent())
          + Reason.shown(similar.hit().name().toString()) + "\t" + similar.hit().stipulation() + "\t"
          + similar.sentence());
    }
  }
}
