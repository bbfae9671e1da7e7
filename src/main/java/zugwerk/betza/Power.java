package zugwerk.betza;

import java.util.List;

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

  /** How a list writes it: {@code name:expression}, or the expression alone where that is its name. */
  public String text() {
    return name.equals(expression) ? expression : name + ":" + expression;
  }
}
