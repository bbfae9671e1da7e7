package zugwerk.exchange;

import java.util.List;
import zugwerk.problem.Credits;

/** Credits of which most is not known. */
final class Comments {

  private Comments() {}

  /** Credits that are a comment alone. */
  static Credits credits(String comment) {
    return new Credits("", List.of(), "", "", "", "", "", List.of(), comment, List.of());
  }

  /** Credits with a title and a comment. */
  static Credits credits(String title, String comment) {
    return new Credits(title, List.of(), "", "", "", "", "", List.of(), comment, List.of());
  }
}
