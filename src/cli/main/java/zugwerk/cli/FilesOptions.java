package zugwerk.cli;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

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
}
