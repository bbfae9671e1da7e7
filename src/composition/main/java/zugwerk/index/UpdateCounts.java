package zugwerk.index;

import java.util.Locale;

/**
 * What an update found.
 *
 * @param added how many files are new
 * @param changed how many say something else than before
 * @param removed how many are gone
 */
public record UpdateCounts(int added, int changed, int removed) {

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%,d new, %,d changed, %,d removed", added, changed, removed);
  }
}
