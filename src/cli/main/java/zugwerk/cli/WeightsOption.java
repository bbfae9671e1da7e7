package zugwerk.cli;

import java.nio.file.Path;
import picocli.CommandLine.Option;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.Weights;
import zugwerk.problem.UserFolders;

final class WeightsOption {

  @Option(names = "--weights", paramLabel = "FILE",
      description = "File of weights, as printed by zugwerk weights. Default: quality.txt in the settings folder, or"
          + " the built-in weights.")
  private Path weights;

  boolean isGiven() {
    return weights != null;
  }

  Measure measure() {
    return new Measure(weights == null ? Weights.of(UserFolders.ofUser()) : Weights.of(weights));
  }
}
