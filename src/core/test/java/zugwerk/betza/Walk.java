package zugwerk.betza;

import java.util.Set;
import java.util.TreeSet;

/** A slow and obvious walker: where courses lead on an empty board. */
final class Walk {

  private Walk() {}

  /** The squares that a White piece with this power reaches from e4, in order of their names. */
  static String fromE4(String expression) {
    Set<String> squares = new TreeSet<>();
    for (Course course : BetzaParser.parse(expression).courses()) {
      squares.addAll(along(course));
    }
    return String.join(" ", squares);
  }

  private static Set<String> along(Course course) {
    Set<String> squares = new TreeSet<>();
    int file = 4;
    int rank = 3;
    for (int i = 0; i < course.range(); i++) {
      Leap leap = course.cycle().get(i % course.cycle().size());
      file += leap.dx();
      rank += leap.dy();
      if (file < 0 || file > 7 || rank < 0 || rank > 7) {
        break;
      }
      squares.add("" + (char) ('a' + file) + (rank + 1));
    }
    return squares;
  }
}
