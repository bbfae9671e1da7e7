package zugwerk.cli;

import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zugwerk.content.quality.Measure;

final class QualityOption {

  @Option(names = "--quality",
      description = "also shows what earns a sound problem points and what costs it some, with set play and tries,"
          + " which are solved for it")
  private boolean quality;

  @Mixin
  private WeightsOption weights;

  Optional<Measure> measure() {
    if (!quality && weights.isGiven()) {
      throw new IllegalArgumentException("--weights is for --quality");
    }
    return quality ? Optional.of(weights.measure()) : Optional.empty();
  }

  boolean isAsked() {
    return quality;
  }
}
