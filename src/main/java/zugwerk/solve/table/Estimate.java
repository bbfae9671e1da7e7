package zugwerk.solve.table;

import java.util.List;

/**
 * What it costs to have a table, with all that it hangs on.
 *
 * @param parts the tables needed, each after those that it hangs on
 * @param bytes how much memory is needed at once while building
 */
public record Estimate(List<Part> parts, long bytes) {

  /**
   * One table.
   *
   * @param material such as {@code KRvK}
   * @param positions how many numbers it has, and so bytes
   * @param kept whether it is there already, so that nothing it hangs on need be built
   */
  public record Part(String material, long positions, boolean kept) {}

  public Estimate {
    parts = List.copyOf(parts);
  }

  /** How many positions there are in the tables still to be built. */
  public long positions() {
    return parts.stream().filter(part -> !part.kept()).mapToLong(Part::positions).sum();
  }
}
