package zugwerk.cli;

import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zugwerk.content.quality.Measure;
import zugwerk.work.InputException;

final class QualityOption {

  @Option(names = "--quality",
      description = "Also rate sound problems: what adds points and what costs points, including set play and tries.")
  private boolean quality;

  @Mixin
  private WeightsOption weights;

  Optional<Measure> measure() {
    if (!quality && weights.isGiven()) {
      throw new InputException("--weights needs --quality");
    }
    return quality ? Optional.of(weights.measure()) : Optional.empty();
  }

  boolean isAsked() {
    return quality;
  }
}
