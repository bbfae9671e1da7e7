package zugwerk.betza;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The courses of a move of several legs: one for each path that fits on a board and does not return to its start. */
final class LegPaths {

  /** More paths would need too much memory. */
  static final int MOST = 512;

  private static final Leap START = new Leap(0, 0);

  private final Modifiers modifiers;
  private final String written;
  private final List<Leg> legs;
  private final Set<Trait> traits;
  private final Set<Course> courses = new LinkedHashSet<>();
  private final List<Leap> path = new ArrayList<>();
  private long hurdles;

  private LegPaths(Modifiers modifiers, String written, List<Leg> legs, Set<Trait> traits) {
    this.modifiers = modifiers;
    this.written = written;
    this.legs = legs;
    this.traits = traits;
  }

  /** @throws BetzaException if there are more than {@value #MOST} paths */
  static List<Course> courses(Modifiers modifiers, String written, List<Leg> legs, Set<Trait> traits) {
    LegPaths paths = new LegPaths(modifiers, written, legs, traits);
    paths.extend(0, START, 0, 1);
    return List.copyOf(paths.courses);
  }

  /**
   * Adds a leg and those after it to the path.
   *
   * @param least the path may end after this number of leaps and all later ones
   */
  private void extend(int index, Leap before, int bend, int least) {
    Leg leg = legs.get(index);
    int length = path.size();
    boolean extended = false;
    for (Leg.Turn turn : leg.turns().after(before, bend)) {
      for (int n = 0; n < leg.range() && step(turn.leap()); n++) {
        if (leg.end() != Leg.End.LAST) {
          long hurdle = leg.end() == Leg.End.PIECE || leg.end() == Leg.End.VICTIM ? 1L << path.size() - 1 : 0;
          hurdles |= hurdle;
          extend(index + 1, turn.leap(), turn.bend(), leg.end() == Leg.End.STOP ? least : path.size() + 1);
          hurdles &= ~hurdle;
        }
      }
      boolean longer = path.size() > length;
      extended |= longer && leg.end() == Leg.End.STOP;
      if (longer && leg.end() == Leg.End.LAST) {
        extended = true;
        add(least);
      }
      path.subList(length, path.size()).clear();
    }
    if (!extended && least <= length) {
      add(least);
    }
  }

  private boolean step(Leap leap) {
    path.add(leap);
    Leap here = START;
    Leap low = START;
    Leap high = START;
    for (Leap each : path) {
      here = here.and(each);
      low = new Leap(Math.min(low.dx(), here.dx()), Math.min(low.dy(), here.dy()));
      high = new Leap(Math.max(high.dx(), here.dx()), Math.max(high.dy(), here.dy()));
    }
    if (here.equals(START) || Math.max(high.dx() - low.dx(), high.dy() - low.dy()) > Footprint.FAR) {
      path.removeLast();
      return false;
    }
    return true;
  }

  private void add(int least) {
    courses.add(new Course(written, path, least, hurdles, path.size(), traits));
    if (courses.size() > MOST) {
      throw modifiers.fault(modifiers.start(), message("the legs allow more than {0} paths", MOST));
    }
  }
}
