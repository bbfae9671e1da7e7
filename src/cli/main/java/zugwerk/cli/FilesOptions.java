package zugwerk.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import zugwerk.file.BatchCheck;
import zugwerk.file.CheckSummary;
import zugwerk.file.Checked;
import zugwerk.problem.Problem;
import zugwerk.work.Monitor;

final class FilesOptions {

  @Option(names = "--threads", paramLabel = "N",
      description = "Number of files to process in parallel. Default: one for each processor.")
  int threads = Runtime.getRuntime().availableProcessors();

  @Mixin
  ProblemTimeLimit limit;

  @Option(names = "--json", description = "Print JSON, one object a line.")
  boolean json;

  @Option(names = "--progress", negatable = true,
      description = "Report progress on standard error. Default on a terminal.")
  private Boolean progress;

  CheckProgress progress(CommandSpec command) {
    return CheckProgress.on(command.commandLine(), progress);
  }

  /**
   * Solves problems with set play and tries, within the limits.
   *
   * @param line shows the progress
   * @param solved gets the results in the order of the names
   */
  void solve(List<Path> names, Function<Path, Problem> reader, CheckProgress line, Monitor monitor,
      Consumer<Checked> solved) {
    BatchCheck.Settings settings =
        new BatchCheck.Settings(threads, false, false, limit.whole(), limit.part(), 0, false, true);
    new BatchCheck(names, settings, monitor, new BatchCheck.Listener() {
      @Override
      public void done(int index, Checked checked, CheckSummary soFar) {
        line.clear();
        line.show(soFar);
      }

      @Override
      public void inOrder(Checked checked) {
        line.clear();
        solved.accept(checked);
        line.restore();
      }
    }, reader).run();
    line.clear();
    monitor.token().check();
  }
}
