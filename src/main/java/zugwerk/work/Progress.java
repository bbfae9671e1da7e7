package zugwerk.work;

import java.util.Locale;

/**
 * How far some work has come.
 *
 * @param step what is being done, in a few words; empty where the work has one step only
 * @param done how many items of the step are done, from 0
 * @param all how many items the step has; {@link #ENDLESS} where there is no end to them, 0 where it is not known yet
 * @param unit what the items are, as in "3 of 20 tables"
 * @param found how many results there are so far
 * @param nodes how many moves were played so far
 * @param seconds how long the work has taken so far
 * @param memory how much of the memory that the work may take is filled, from 0 to 1
 */
public record Progress(
    String step, int done, int all, String unit, int found, long nodes, double seconds, double memory) {

  /** Stands for items without end. */
  public static final int ENDLESS = Integer.MAX_VALUE;

  /** Stands for a share that is not known; a progress bar moves to and fro for it. */
  public static final double UNKNOWN = -1;

  /** The share of the step that is done, from 0 to 1, or {@link #UNKNOWN}. */
  public double share() {
    return all == 0 || all == ENDLESS ? UNKNOWN : (double) done / all;
  }

  /** How many moves were played in a second. */
  public double nodesPerSecond() {
    return seconds > 0 ? nodes / seconds : 0;
  }

  /** All of it in words, as in "In 3: 4 of 20 first moves; 1,024 moves played, 2,048 a second; 0.5 s". */
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
    if (memory > 0) {
      words.append(format("; table %.0f %% full", 100 * memory));
    }
    return words.append(format("; %.1f s", seconds)).toString();
  }

  @SuppressWarnings("AnnotateFormatMethod") // Its annotation would be one more library.
  private static String format(String form, Object... values) {
    return String.format(Locale.ROOT, form, values);
  }
}
