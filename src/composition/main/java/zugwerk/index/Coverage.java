package zugwerk.index;

import java.util.Locale;

/**
 * How much is known of some folders.
 *
 * @param files how many files there are
 * @param problems how many problems they hold
 * @param asking how many of them ask for something, so that they have a solution
 * @param known of how many of these the solution is known
 * @param left how many of these could not be solved, or not within the time given
 */
public record Coverage(long files, long problems, long asking, long known, long left) {

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%,d %s in %,d %s; content of %,d of %,d known", problems,
        problems == 1 ? "problem" : "problems", files, files == 1 ? "file" : "files", known, asking)
        + (left == 0 ? "" : String.format(Locale.ROOT, ", %,d could not be solved", left));
  }
}
