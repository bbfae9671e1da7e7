package zugwerk.index;

import java.util.Locale;

/**
 * How much of some folders is indexed.
 *
 * @param asking problems with a stipulation
 * @param known solved problems
 * @param left problems that could not be solved, or not within the time limit
 */
public record Coverage(long files, long problems, long asking, long known, long left) {

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%,d %s in %,d %s; content of %,d of %,d known", problems,
        problems == 1 ? "problem" : "problems", files, files == 1 ? "file" : "files", known, asking)
        + (left == 0 ? "" : String.format(Locale.ROOT, ", %,d could not be solved", left));
  }
}
