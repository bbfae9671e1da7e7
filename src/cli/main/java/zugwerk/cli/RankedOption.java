package zugwerk.cli;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import picocli.CommandLine.Option;
import zugwerk.compose.Found;

/** The option that prints results of a search in their order, and not as they are found. */
final class RankedOption {

  @Option(names = "--ranked", description = "prints all at the end, those with the most points first")
  private boolean ranked;

  /**
   * Searches and prints.
   *
   * @param search searches, tells of each result and returns all in their order
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
