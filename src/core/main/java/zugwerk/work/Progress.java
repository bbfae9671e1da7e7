package zugwerk.work;

import java.util.Locale;

/**
 * The progress of some work.
 *
 * @param step the current step, in a few words; empty where the work has one step only
 * @param done how many items of the step are done, from 0
 * @param all how many items the step has; {@link #ENDLESS} where there is no end, 0 where it is not known yet
 * @param unit the name of the items, as in "3 of 20 tables"
 * @param found how many results there are so far
 * @param nodes how many moves were played so far
 * @param seconds the time so far
 * @param memory the memory use of the work
 * @param whole the share of the whole work that is done, from 0 to 1, where items do not measure it; else 0
 */
public record Progress(
    String step, int done, int all, String unit, int found, long nodes, double seconds, MemoryUse memory,
    double whole) {

  /** A number of items without end. */
  public static final int ENDLESS = Integer.MAX_VALUE;

  /** A share that is not known; a progress bar moves to and fro for it. */
  public static final double UNKNOWN = -1;

  /** The least share of the work, and the least time in seconds, for an estimate of the time left. */
  private static final double LEAST_SHARE = 0.01;
  private static final double LEAST_SECONDS = 2;

  /** Progress that is measured by items. */
  public Progress(String step, int done, int all, String unit, int found, long nodes, double seconds,
      MemoryUse memory) {
    this(step, done, all, unit, found, nodes, seconds, memory, 0);
  }

  /** The share of the work, or of the step, that is done, from 0 to 1, or {@link #UNKNOWN}. */
  public double share() {
    return whole > 0 ? whole : all == 0 || all == ENDLESS ? UNKNOWN : (double) done / all;
  }

  /** Moves played per second. */
  public double nodesPerSecond() {
    return seconds > 0 ? nodes / seconds : 0;
  }

  /** The estimated time left in words, as in "about 3 min left"; empty where it is not known. */
  public String left() {
    if (whole < LEAST_SHARE || seconds < LEAST_SECONDS) {
      return "";
    }
    double left = seconds * (1 - whole) / whole;
    return left < 60 ? format("about %.0f s left", Math.ceil(left)) : format("about %.0f min left", left / 60);
  }

  /** A full description, as in "In 3: 4 of 20 first moves; 1,024 moves played, 2,048 a second; 0.5 s". */
  public String words() {
    StringBuilder words = new StringBuilder(step.isEmpty() ? "" : step + ": ").append(format("%,d ", done));
    if (all != ENDLESS) {
      words.append(format("of %,d ", all));
    }
    words.append(unit);
    if (found > 0) {
      words.append(format(", %,d found", found));
    }
    if (nodes > 0) {
      words.append(format("; %,d moves played, %,.0f a second", nodes, nodesPerSecond()));
    }
    if (memory.share() > 0) {
      words.append(format("; table %.0f %% full", 100 * memory.share()));
    }
    if (memory.replaced() > 0) {
      words.append(format(", %,d entries replaced", memory.replaced()));
    }
    words.append(format("; %.1f s", seconds));
    return words.append(left().isEmpty() ? "" : ", " + left()).toString();
  }

  @SuppressWarnings("AnnotateFormatMethod") // Its annotation would be one more library.
  private static String format(String form, Object... values) {
    return String.format(Locale.ROOT, form, values);
  }
}
