package zugwerk.cli;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zugwerk.compose.Found;
import zugwerk.content.quality.Measure;

final class RankedOption {

  @Option(names = "--ranked", description = "Print all at the end, the best first.")
  private boolean ranked;

  @Mixin
  private WeightsOption weights;

  Measure measure() {
    return weights.measure();
  }

  /**
   * @param search reports each result as it is found, and returns all in order
   */
  void print(Function<Consumer<Found>, List<Found>> search, Consumer<Found> printer) {
    print(ranked, search, printer);
  }

  static void print(boolean ranked, Function<Consumer<Found>, List<Found>> search, Consumer<Found> printer) {
    List<Found> found = search.apply(ranked ? _ -> {} : printer);
    if (ranked) {
      found.forEach(printer);
    }
  }
}
