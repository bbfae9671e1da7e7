package zugwerk.index;

import java.util.List;
import java.util.Locale;
import zugwerk.work.Message;

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
    return text().toString();
  }

  /** The numbers in a sentence. */
  public Message text() {
    Message place = Message.counted(files, "in {1} file", "in {1} files", grouped(files));
    Message all = Message.counted(problems, "{1} problem {2}; content of {3} of {4} known",
        "{1} problems {2}; content of {3} of {4} known", grouped(problems), place, grouped(known), grouped(asking));
    return left == 0 ? all
        : Message.joined(
            List.of(all, Message.counted(left, "{1} could not be solved", "{1} could not be solved", grouped(left))),
            ", ");
  }

  private static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
