package zugwerk.cli;

import java.nio.file.Path;
import picocli.CommandLine.Option;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.Weights;
import zugwerk.problem.UserFolders;

final class WeightsOption {

  @Option(names = "--weights", paramLabel = "FILE",
      description = "what each thing that a problem shows is worth, as zugwerk weights prints it; quality.txt in the"
          + " folder of settings if not given, and else what comes with the program")
  private Path weights;

  boolean isGiven() {
    return weights != null;
  }

  Measure measure() {
    return new Measure(weights == null ? Weights.of(UserFolders.ofUser()) : Weights.of(weights));
  }
}
