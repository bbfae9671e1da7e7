package zugwerk.index;

import static zugwerk.work.Localization.counted;

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
    String place = counted(files, "in {1} file", "in {1} files", grouped(files));
    String all = counted(problems, "{1} problem {2}; content of {3} of {4} known",
        "{1} problems {2}; content of {3} of {4} known", grouped(problems), place, grouped(known), grouped(asking));
    return left == 0 ? all
        : all + ", " + counted(left, "{1} could not be solved", "{1} could not be solved", grouped(left));
  }

  private static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
