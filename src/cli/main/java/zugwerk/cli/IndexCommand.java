package zugwerk.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zugwerk.index.UpdateCounts;
import zugwerk.index.ContentRun;
import zugwerk.index.Coverage;
import zugwerk.index.Hit;
import zugwerk.index.ProblemIndex;
import zugwerk.problem.JsonText;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;
import zugwerk.work.Reason;

@Command(name = "index", description = {
    "Notes what the problems of files and folders say and, with --content, what their solutions show, so that search"
        + " answers at once.",
    "Called again, it reads only files that have changed. The index lies in the program's cache folder; the files stay"
        + " as they are."},
    mixinStandardHelpOptions = true)
final class IndexCommand implements Callable<Integer> {

  @Spec
  private CommandSpec spec;

  @Parameters(paramLabel = "FILE-or-FOLDER", arity = "1..*",
      description = "problem files, or folders of them, and files of any format that convert reads")
  private List<Path> places;

  @Option(names = "--content",
      description = "also solves the problems, with set play and tries, unless that is done; an interrupted call keeps"
          + " what it found")
  private boolean content;

  @Option(names = "--forget", description = "takes these files and folders out of the index")
  private boolean forget;

  @Option(names = "--threads", paramLabel = "N",
      description = "how many files to read or solve at the same time; one for each processor if not given")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Mixin
  private ProblemTimeLimit limit;

  @Option(names = "--json", description = "prints one JSON object")
  private boolean json;

  @Option(names = "--progress", negatable = true,
      description = "reports progress on standard error; the default on a terminal")
  private Boolean progress;

  @Override
  public Integer call() {
    CancelToken token = Call.present().token().child();
    try (ProblemIndex index = ProblemIndex.open(ProblemIndex.ofUser())) {
      if (forget) {
        index.forget(places);
        return ExitCode.DONE.code();
      }
      // An interrupt, such as Ctrl+C, stops the work between two writings.
      return Interrupts.stopping(token, () -> index(index, token));
    }
  }

  private int index(ProblemIndex index, CancelToken token) {
    CheckProgress line = CheckProgress.on(spec.commandLine(), progress);
    ContentRun.Manner manner = new ContentRun.Manner(threads, limit.whole(), limit.part());
    Monitor monitor = line.counting(token);
    UpdateCounts changes = index.update(places, threads, monitor);
    List<Hit> unsolved = content ? index.unsolved(places, manner) : List.of();
    index.solve(unsolved, manner, monitor, _ -> {});
    line.clear();
    Coverage coverage = index.coverage(places);
    List<String> faults = index.faults(places);
    print(changes, coverage);
    faults.forEach(fault -> spec.commandLine().getErr().println("zugwerk: " + Reason.shown(fault)));
    return (faults.isEmpty() ? ExitCode.DONE : ExitCode.BAD_INPUT).code();
  }

  private void print(UpdateCounts changes, Coverage coverage) {
    spec.commandLine().getOut().println(json ? JsonText.write(JsonText.object("files", coverage.files(), "problems",
        coverage.problems(), "asking", coverage.asking(), "known", coverage.known(), "left", coverage.left(), "added",
        changes.added(), "changed", changes.changed(), "removed", changes.removed()))
        : coverage + "\n" + changes);
    spec.commandLine().getOut().flush();
  }
}
