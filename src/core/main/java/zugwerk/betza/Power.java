package zugwerk.betza;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A power of movement: what a piece can do at one time.
 *
 * @param name what people call it, and what written moves show ({@code "WD"}); the expression itself unless named
 * @param expression the Betza expression it was read from
 * @param courses its courses, as a White piece sees them
 */
public record Power(String name, String expression, List<Course> courses) {

  public Power {
    courses = List.copyOf(courses);
  }

  /** Whether a piece with another power could always do just the same, whatever letters the two are written with. */
  public boolean movesLike(Power other) {
    return ways().equals(other.ways());
  }

  /** All that it can do, without the letters that it is written with. */
  Set<Course> ways() {
    return courses.stream().map(course -> new Course("", course.cycle(), course.range(), course.traits()))
        .collect(Collectors.toSet());
  }

  /** How a list writes it: {@code name:expression}, or the expression alone where that is its name. */
  public String text() {
    return name.equals(expression) ? expression : name + ":" + expression;
  }
}
