package zugwerk.solve.table;

import java.util.List;

/**
 * What it costs to have a table, with all that it hangs on.
 *
 * @param parts the tables needed, each after those that it hangs on
 * @param bytes how much memory is needed at once while building
 */
public record Estimate(List<Part> parts, long bytes) {

  /** What a core of today's machines settles in a second; good enough to tell a minute from an hour. */
  private static final double POSITIONS_A_SECOND = 2e6;

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

  /** The cost of several tables together; what they share is counted once, and each may differ from others by state. */
  public static Estimate all(List<Estimate> estimates) {
    return new Estimate(estimates.stream().flatMap(estimate -> estimate.parts.stream()).distinct().toList(),
        estimates.stream().mapToLong(Estimate::bytes).max().orElse(0));
  }

  /** Roughly how long building takes on so many threads, in seconds. */
  public double seconds(int threads) {
    return (double) positions() / threads / POSITIONS_A_SECOND;
  }

  /** How many positions there are in the tables still to be built. */
  public long positions() {
    return parts.stream().filter(part -> !part.kept()).mapToLong(Part::positions).sum();
  }
}
