package zugwerk.betza;

import java.util.ArrayList;
import java.util.List;

/** The simple atoms: a leap and all that it becomes by turning and mirroring. */
enum Atom {
  W(0, 1), F(1, 1), D(0, 2), N(1, 2), A(2, 2), H(0, 3), C(1, 3), Z(2, 3), G(3, 3);

  private final List<Leap> circle;

  Atom(int narrow, int wide) {
    List<Leap> turned = new ArrayList<>();
    // Clockwise from the forward leap; an oblique atom has its mirror image after each turn.
    for (int quarter = 0; quarter < 4; quarter++) {
      turned.add(turn(new Leap(narrow, wide), quarter));
      if (narrow != 0 && narrow != wide) {
        turned.add(turn(new Leap(wide, narrow), quarter));
      }
    }
    circle = List.copyOf(turned);
  }

  private static Leap turn(Leap leap, int quarters) {
    return quarters == 0 ? leap : turn(new Leap(leap.dy(), -leap.dx()), quarters - 1);
  }

  /** Its leaps in the order of the clock. */
  List<Leap> circle() {
    return circle;
  }

  /** Whether its leaps are neither straight nor diagonal. */
  boolean oblique() {
    return circle.size() == 8;
  }

  /** Whether its leaps are straight. */
  boolean orthogonal() {
    Leap leap = circle.getFirst();
    return leap.dx() == 0 || leap.dy() == 0;
  }
}
