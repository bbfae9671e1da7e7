package zugwerk.betza;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A move whose legs have different atoms, such as the Gryphon {@code [F?R]}: a Ferz's step, and then perhaps on as a
 * Rook, outwards. A hyphen instead of the question mark makes the next leg obligatory. A leg goes on along every leap
 * that is nearest to the direction of the one before: after a diagonal leap along two orthogonal lines, after an
 * orthogonal leap along two diagonals.
 *
 * @param legs at least two
 * @param end the place behind it in the expression
 */
record BentRider(Modifiers modifiers, List<Leg> legs, int end) {

  private static final Pattern FORM =
      Pattern.compile("\\[((?:[WFDNAHCZG][-?]){1,3})([WFDNAHCZGRB])(\\2|[0-6])?]");
  /** Modes that need a straight course. */
  private static final String STRAIGHT = "njgpeqza";

  /** @throws BetzaException if there is no bent rider at the bracket */
  static BentRider at(Modifiers modifiers, int bracket) {
    Matcher matcher = FORM.matcher(modifiers.expression()).region(bracket, modifiers.expression().length());
    if (!matcher.lookingAt()) {
      throw modifiers.fault(bracket,
          message(
              "a bent rider is written like [F?R] or [F-R], with up to {0} leaps W, F, D, N, A, H, C, Z or G, and then"
                  + " one of them or R or B",
              3));
    }
    for (int i = modifiers.start(); i < modifiers.end(); i++) {
      char mode = modifiers.expression().charAt(i);
      if (STRAIGHT.indexOf(mode) >= 0) {
        throw modifiers.fault(i, message("'{0}' does not apply to a bent rider", mode));
      }
    }
    List<Leg> legs = new ArrayList<>();
    String leaps = matcher.group(1);
    for (int i = 0; i < leaps.length(); i += 2) {
      Ring ring = ring(leaps.charAt(i));
      Leg.Turns turns = i > 0 ? outward(ring) : Leg.first(Directions.choose(modifiers, ring));
      legs.add(new Leg(turns, 1, leaps.charAt(i + 1) == '?' ? Leg.End.STOP : Leg.End.EMPTY));
    }
    char last = matcher.group(2).charAt(0);
    String more = matcher.group(3);
    boolean limited = more == null ? !atom(last).rider() : more.matches("[1-6]");
    int range = !limited ? Course.UNLIMITED : more == null ? 1 : Integer.parseInt(more);
    legs.add(new Leg(outward(ring(last)), range, Leg.End.LAST));
    return new BentRider(modifiers, List.copyOf(legs), matcher.end());
  }

  private static Atom atom(char letter) {
    return Objects.requireNonNull(Atom.of(letter), String.valueOf(letter));
  }

  private static Ring ring(char letter) {
    return new Ring(atom(letter).shapes().getFirst());
  }

  private static Leg.Turns outward(Ring ring) {
    return (before, _) -> {
      int nearest = ring.leaps().stream().mapToInt(next -> along(before, next)).max().orElseThrow();
      return ring.leaps().stream().filter(next -> along(before, next) == nearest).map(next -> new Leg.Turn(next, 0))
          .toList();
    };
  }

  private static int along(Leap leap, Leap next) {
    return leap.dx() * next.dx() + leap.dy() * next.dy();
  }

  List<Course> courses(String written) {
    return LegPaths.courses(modifiers, written, legs, modifiers.traits());
  }
}
