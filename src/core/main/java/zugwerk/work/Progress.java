package zugwerk.work;

import java.util.Locale;

/**
 * The progress of some work.
 *
 * @param step the current step, in a few words; empty if the work has one step only
 * @param done the number of finished items of the step
 * @param all the number of items of the step; {@link #ENDLESS} for no end, 0 if unknown
 * @param unit the name of the items, as in "3 of 20 tables"
 * @param found the number of results
 * @param nodes the number of moves played
 * @param seconds the time since the start
 * @param memory the memory use of the work
 * @param whole the finished share of all work, from 0 to 1, where items do not measure it; else 0
 */
public record Progress(
    Message step, int done, int all, String unit, int found, long nodes, double seconds, MemoryUse memory,
    double whole) {

  /** A number of items without end. */
  public static final int ENDLESS = Integer.MAX_VALUE;

  /** An unknown share. */
  public static final double UNKNOWN = -1;

  /** For an estimate of the time left. */
  private static final double LEAST_SHARE = 0.01;
  private static final double LEAST_SECONDS = 2;

  /** Progress that is measured by items. */
  public Progress(Message step, int done, int all, String unit, int found, long nodes, double seconds,
      MemoryUse memory) {
    this(step, done, all, unit, found, nodes, seconds, memory, 0);
  }

  /** The finished share of the work or of the step, from 0 to 1, or {@link #UNKNOWN}. */
  public double share() {
    return whole > 0 ? whole : all == 0 || all == ENDLESS ? UNKNOWN : (double) done / all;
  }

  /** Moves played per second. */
  public double nodesPerSecond() {
    return seconds > 0 ? nodes / seconds : 0;
  }

  /** The estimated time left, as in "about 3 min left"; empty if unknown. */
  public String left(Texts texts) {
    if (whole < LEAST_SHARE || seconds < LEAST_SECONDS) {
      return "";
    }
    double left = seconds * (1 - whole) / whole;
    return left < 60 ? texts.lang("about {0} s left", format("%.0f", Math.ceil(left)))
        : texts.lang("about {0} min left", format("%.0f", left / 60));
  }

  /**
   * A full description, as in "In 3: 4 of 20 first moves; 1,024 moves played, 2,048 a second;
   * 0.5 s".
   */
  public String words(Texts texts) {
    String count = all == ENDLESS ? format("%,d ", done) + texts.lang(unit)
        : texts.lang("{0} of {1} {2}", format("%,d", done), format("%,d", all), texts.lang(unit));
    StringBuilder words = new StringBuilder(step.isEmpty() ? count : texts.lang("{0}: {1}", step, count));
    if (found > 0) {
      words.append(", ").append(texts.counted(found, "{1} found", "{1} found", format("%,d", found)));
    }
    if (nodes > 0) {
      words.append("; ").append(
          texts.lang("{0} moves played, {1} a second", format("%,d", nodes), format("%,.0f", nodesPerSecond())));
    }
    if (memory.share() > 0) {
      words.append("; ").append(texts.lang("table {0} % full", format("%.0f", 100 * memory.share())));
    }
    if (memory.replaced() > 0) {
      words.append(", ").append(texts.lang("{0} entries replaced", format("%,d", memory.replaced())));
    }
    words.append(format("; %.1f s", seconds));
    String left = left(texts);
    return words.append(left.isEmpty() ? "" : ", " + left).toString();
  }

  @SuppressWarnings("AnnotateFormatMethod") // Its annotation would be one more library.
  private static String format(String form, Object... values) {
    return String.format(Locale.ROOT, form, values);
  }
}
