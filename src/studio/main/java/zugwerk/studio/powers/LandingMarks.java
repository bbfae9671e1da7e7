package zugwerk.studio.powers;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import zugwerk.betza.Course;
import zugwerk.betza.Footprint;
import zugwerk.betza.Leap;
import zugwerk.betza.Trait;

/**
 * What a move diagram says about each square, seen from the piece.
 *
 * @param landings what can be done where
 * @param empty squares that must be empty for a lame leap
 * @param hurdles squares of which one must be occupied for a jumping leap
 */
public record LandingMarks(Map<Leap, Landing> landings, Set<Leap> empty, Set<Leap> hurdles) {

  /** What can be done on a square; FIRST for a move that is possible only from the Pawns' rank. */
  public enum Landing {
    BOTH("moves or captures"),
    MOVE("only moves"),
    CAPTURE("only captures"),
    FIRST("only from the Pawns' rank");

    private final String words;

    Landing(String words) {
      this.words = words;
    }

    /** What a legend calls it. */
    public String words() {
      return words;
    }
  }

  public static LandingMarks of(Footprint footprint) {
    Map<Leap, Landing> landings = new LinkedHashMap<>();
    Set<Leap> empty = new LinkedHashSet<>();
    Set<Leap> hurdles = new LinkedHashSet<>();
    for (Footprint.Way way : footprint.ways()) {
      way.landings().forEach(leap -> landings.merge(leap, landing(way.course()), LandingMarks::both));
      if (way.course().is(Trait.LAME)) {
        way.passed().forEach(empty::addAll);
      } else if (way.course().is(Trait.JUMPING)) {
        way.passed().forEach(hurdles::addAll);
      }
    }
    return new LandingMarks(landings, empty, hurdles);
  }

  private static Landing landing(Course course) {
    if (course.is(Trait.INITIAL)) {
      return Landing.FIRST;
    }
    return course.is(Trait.MOVE) ? course.is(Trait.CAPTURE) ? Landing.BOTH : Landing.MOVE : Landing.CAPTURE;
  }

  /** Two ways to one square: what is possible at any time counts for more than an initial move. */
  private static Landing both(Landing one, Landing other) {
    return one == Landing.FIRST ? other : other == Landing.FIRST || one == other ? one : Landing.BOTH;
  }
}
