package zugwerk.studio.powers;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.work.Texts.key;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import zugwerk.betza.Course;
import zugwerk.betza.Footprint;
import zugwerk.betza.Leap;
import zugwerk.betza.Trait;

/**
 * What a move diagram shows on each square, relative to the piece. {@code empty} squares must be empty for a lame
 * leap or a further leg; one of the {@code hurdles} must be occupied for a jumping leap or a further leg.
 */
public record LandingMarks(Map<Leap, Landing> landings, Set<Leap> empty, Set<Leap> hurdles) {

  public enum Landing {
    BOTH(key("moves or captures")),
    MOVE(key("only moves")),
    CAPTURE(key("only captures")),
    FIRST(key("only from the Pawns' rank"));

    private final String label;

    Landing(String text) {
      this.label = text;
    }

    public String label() {
      return lang(label);
    }
  }

  public static LandingMarks of(Footprint footprint) {
    Map<Leap, Landing> landings = new LinkedHashMap<>();
    Set<Leap> empty = new LinkedHashSet<>();
    Set<Leap> hurdles = new LinkedHashSet<>();
    for (Footprint.Way way : footprint.ways()) {
      way.landings().forEach(leap -> landings.merge(leap, landing(way.course()), LandingMarks::both));
      int before = Math.min(way.course().least() - 1, way.steps().size());
      for (int leap = 0; leap < before; leap++) {
        (way.course().isHurdle(leap) ? hurdles : empty).add(way.steps().get(leap));
      }
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

  /** If two moves reach a square, one that is always possible outranks an initial move. */
  private static Landing both(Landing one, Landing other) {
    return one == Landing.FIRST ? other : other == Landing.FIRST || one == other ? one : Landing.BOTH;
  }
}
