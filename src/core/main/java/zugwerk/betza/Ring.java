package zugwerk.betza;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The four or eight leaps of one shape, clockwise from the one that goes furthest forward. */
final class Ring {

  private final List<Leap> leaps;

  Ring(Leap shape) {
    Set<Leap> ring = new LinkedHashSet<>();
    int small = shape.dx();
    int large = shape.dy();
    for (int quarter = 0; quarter < 4; quarter++) {
      ring.add(turned(new Leap(small, large), quarter));
      ring.add(turned(new Leap(large, small), quarter));
    }
    leaps = List.copyOf(ring);
  }

  private static Leap turned(Leap leap, int quarters) {
    return quarters == 0 ? leap : turned(new Leap(leap.dy(), -leap.dx()), quarters - 1);
  }

  List<Leap> leaps() {
    return leaps;
  }

  List<Leap> circle(Leap first, boolean clockwise) {
    List<Leap> cycle = new ArrayList<>();
    for (int i = 0; i < leaps.size(); i++) {
      cycle.add(neighbour(first, clockwise ? i : -i));
    }
    return cycle;
  }

  List<Leap> zigzag(Leap first, boolean clockwise) {
    return List.of(first, neighbour(first, clockwise ? 1 : -1));
  }

  private Leap neighbour(Leap leap, int steps) {
    return leaps.get(Math.floorMod(leaps.indexOf(leap) + steps, leaps.size()));
  }
}
