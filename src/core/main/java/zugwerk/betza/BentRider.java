package zugwerk.betza;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A rider that turns after its first leap, such as the Gryphon {@code [F?R]}: a Ferz's step, and then perhaps on as a
 * Rook, outwards. It goes on along every leap that is nearest to the direction of the first one: after a diagonal leap
 * along two orthogonal lines, after an orthogonal leap along two diagonals.
 *
 * @param end the place behind it in the expression
 * @param range how often the second leap may be repeated
 */
record BentRider(Modifiers modifiers, Atom first, Atom second, int range, int end) {

  private static final Pattern FORM = Pattern.compile("\\[([WFDAHG])\\?([WFDAHGRB])(\\2|[0-6])?]");
  /** Modes that need a straight course. */
  private static final String STRAIGHT = "njgpeqz";

  /** @throws BetzaException if there is no bent rider at the bracket */
  static BentRider at(Modifiers modifiers, int bracket) {
    Matcher matcher = FORM.matcher(modifiers.expression()).region(bracket, modifiers.expression().length());
    if (!matcher.lookingAt()) {
      throw modifiers.fault(bracket,
          "a bent rider is written like [F?R], with a leap W, F, D, A, H or G, and then one of"
              + " them or R or B");
    }
    for (int i = modifiers.start(); i < modifiers.end(); i++) {
      char mode = modifiers.expression().charAt(i);
      if (STRAIGHT.indexOf(mode) >= 0) {
        throw modifiers.fault(i, "'" + mode + "' does not apply to a bent rider");
      }
    }
    Atom second = atom(matcher.group(2));
    String more = matcher.group(3);
    boolean limited = more == null ? !second.rider() : more.matches("[1-6]");
    int range = !limited ? BetzaParser.LONGEST - 1 : more == null ? 1 : Integer.parseInt(more);
    return new BentRider(modifiers, atom(matcher.group(1)), second, range, matcher.end());
  }

  private static Atom atom(String letter) {
    return Objects.requireNonNull(Atom.of(letter.charAt(0)), letter);
  }

  List<Course> courses(String written) {
    List<Course> courses = new ArrayList<>();
    List<Leap> outer = new Ring(second.shapes().getFirst()).leaps();
    for (Leap leap : Directions.choose(modifiers, new Ring(first.shapes().getFirst()))) {
      int nearest = outer.stream().mapToInt(next -> along(leap, next)).max().orElseThrow();
      for (Leap next : outer) {
        if (along(leap, next) == nearest) {
          List<Leap> way = new ArrayList<>(List.of(leap));
          for (int i = 0; i < range; i++) {
            way.add(next);
          }
          courses.add(new Course(written, way, way.size(), modifiers.traits()));
        }
      }
    }
    return courses;
  }

  private static int along(Leap leap, Leap next) {
    return leap.dx() * next.dx() + leap.dy() * next.dy();
  }
}
