package zugwerk.cli;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zugwerk.file.JsonText;
import zugwerk.index.ContentRun;
import zugwerk.index.Coverage;
import zugwerk.index.Hit;
import zugwerk.index.ProblemIndex;
import zugwerk.index.UpdateCounts;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

@Command(name = "index", description = {
    "Stores the data of problems in files and folders and, with --content, of their solutions, for fast searches.",
    "The next call reads only files that have changed. The index is in the program's cache folder; the files stay"
        + " unchanged."})
final class IndexCommand extends ProgramCommand {

  @Parameters(paramLabel = "FILE-or-FOLDER", arity = "1..*",
      description = "Problem files, folders of them, and files in any format that convert reads.")
  private List<Path> places;

  @Option(names = "--content",
      description = "Also solve problems that are not solved yet, with set play and tries. An interruption keeps the"
          + " results so far.")
  private boolean content;

  @Option(names = "--forget", description = "Remove these files and folders from the index.")
  private boolean forget;

  @Mixin
  private FilesOptions options;

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
    CheckProgress line = options.progress(spec);
    ContentRun.Settings settings =
        new ContentRun.Settings(options.threads, options.limit.whole(), options.limit.part());
    Monitor monitor = line.counting(token);
    UpdateCounts changes = index.update(places, options.threads, monitor);
    List<Hit> unsolved = content ? index.unsolved(places, settings) : List.of();
    index.solve(unsolved, settings, monitor, _ -> {});
    line.clear();
    Coverage coverage = index.coverage(places);
    List<String> faults = index.faults(places);
    print(changes, coverage);
    faults.forEach(this::message);
    SkippedFiles.sentence(places).ifPresent(this::message);
    return (faults.isEmpty() ? ExitCode.DONE : ExitCode.BAD_INPUT).code();
  }

  private void print(UpdateCounts changes, Coverage coverage) {
    println(options.json ? JsonText.write(JsonText.object("files", coverage.files(), "problems",
        coverage.problems(), "asking", coverage.asking(), "known", coverage.known(), "left", coverage.left(), "added",
        changes.added(), "changed", changes.changed(), "removed", changes.removed()))
        : coverage + "\n" + changes);
  }
}
