package zugwerk.solve.table;

import java.util.List;
import zugwerk.work.InputException;

/**
 * The cost of a table and all tables that it depends on.
 *
 * @param parts the tables needed, each after those that it depends on
 * @param bytes how much memory is needed at once while building
 * @param pace positions that one core settles in a second
 */
public record Estimate(List<Part> parts, long bytes, double pace) {

  /** Positions a second of retrograde tables; only the order of magnitude counts. */
  static final double TAKING_BACK = 2e6;

  /** Positions a second of tables by slots, which play every move. */
  static final double BY_SLOTS = 8e5;

  /**
   * One table.
   *
   * @param material such as {@code KRvK}
   * @param positions how many positions it numbers; each takes one byte of memory
   * @param kept whether it is there already, so that nothing it depends on need be built
   * @param stored how many bytes its file has; 0 if there is none
   */
  public record Part(String material, long positions, boolean kept, long stored) {}

  public Estimate {
    parts = List.copyOf(parts);
  }

  public Estimate(List<Part> parts, long bytes) {
    this(parts, bytes, TAKING_BACK);
  }

  /** @throws InputException if the bytes are more than may be used */
  static void checkMemory(String name, long bytes, long most) {
    if (bytes > most) {
      throw new InputException(
          "the table {0} needs {1} MiB of memory; {2} MiB may be used", name, bytes >> 20, most >> 20);
    }
  }

  /** The cost of several tables together, which may differ only in state. Tables that they share are counted once. */
  public static Estimate all(List<Estimate> estimates) {
    return new Estimate(estimates.stream().flatMap(estimate -> estimate.parts.stream()).distinct().toList(),
        estimates.stream().mapToLong(Estimate::bytes).max().orElse(0),
        estimates.stream().mapToDouble(Estimate::pace).min().orElse(TAKING_BACK));
  }

  /** Roughly the seconds that building takes. */
  public double seconds(int threads) {
    return (double) positions() / threads / pace;
  }

  /** The number of positions in the tables still to be built. */
  public long positions() {
    return positions(false);
  }

  private long positions(boolean kept) {
    return parts.stream().filter(part -> part.kept() == kept).mapToLong(Part::positions).sum();
  }

  /** The number of positions in the existing tables. */
  public long keptPositions() {
    return positions(true);
  }

  /** The size of the existing table files, in bytes. */
  public long stored() {
    return parts.stream().mapToLong(Part::stored).sum();
  }
}
