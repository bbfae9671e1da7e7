package zugwerk.index;

import java.util.Locale;

/** The numbers of new, changed and removed files in an update. */
public record UpdateCounts(int added, int changed, int removed) {

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%,d new, %,d changed, %,d removed", added, changed, removed);
  }
}
