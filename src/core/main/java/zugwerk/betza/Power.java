package zugwerk.betza;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A power of movement.
 *
 * @param name its name in menus and written moves ({@code "WD"}); the expression itself unless named
 * @param expression the Betza expression it was read from
 * @param courses its courses, as a White piece sees them
 */
public record Power(String name, String expression, List<Course> courses) {

  public Power {
    courses = List.copyOf(courses);
  }

  /** Whether another power has the same moves, however the two are written. */
  public boolean movesLike(Power other) {
    return ways().equals(other.ways());
  }

  /** Without the letters that the courses are written with. */
  Set<Course> ways() {
    return courses.stream().map(course -> course.with(course.cycle())).collect(Collectors.toSet());
  }

  /** Its entry in a list: {@code name:expression}, or the expression alone where that is its name. */
  public String text() {
    return name.equals(expression) ? expression : name + ":" + expression;
  }
}
