package zugwerk.betza;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The squares that a power leads to on a board without edges or other pieces, as in a diagram of it.
 *
 * @param ways each course with its squares in order, none further than {@value #FAR} away
 */
public record Footprint(List<Way> ways) {

  /** The greatest distance between two squares of a board along a file or a rank. */
  public static final int FAR = 7;

  /**
   * A course seen from the piece.
   *
   * @param course what may be done at its landings, and under which conditions
   * @param steps the squares that its leaps lead to, nearest first; at least one
   * @param passed for each step the squares that its leap passes, as a lame or jumping piece does
   */
  public record Way(Course course, List<Leap> steps, List<List<Leap>> passed) {

    /** The squares where it can end: not the first square of a hopper, which needs a hurdle. */
    public List<Leap> landings() {
      boolean hopper = course.is(Trait.GRASSHOPPER) || course.is(Trait.CANNON);
      return steps.subList(Math.min(hopper ? 1 : course.least() - 1, steps.size()), steps.size());
    }
  }

  public Footprint {
    ways = List.copyOf(ways);
  }

  /** The footprint of a White (0) or Black (1) piece. */
  public static Footprint of(Power power, int side) {
    return new Footprint(power.courses().stream().map(course -> way(course, side == 1)).toList());
  }

  private static Way way(Course course, boolean flipped) {
    List<Leap> leaps = course.leaps(flipped);
    Leap home = new Leap(0, 0);
    Leap here = home;
    List<Leap> steps = new ArrayList<>();
    List<List<Leap>> passed = new ArrayList<>();
    for (int step = 0; step < course.range(); step++) {
      Leap leap = leaps.get(step % leaps.size());
      Leap next = here.and(leap);
      if (Math.max(Math.abs(next.dx()), Math.abs(next.dy())) > FAR || next.equals(home)) {
        break;
      }
      Leap from = here;
      passed.add(leap.passed().stream().map(from::and).toList());
      steps.add(next);
      here = next;
    }
    return new Way(course, List.copyOf(steps), List.copyOf(passed));
  }

  /** All squares to which some course leads, to move or to capture. */
  public Set<Leap> squares() {
    Set<Leap> squares = new LinkedHashSet<>();
    ways.forEach(way -> squares.addAll(way.landings()));
    return squares;
  }

  /**
   * The squares that two powers have in common. Betza advises that a power and the one after it share as few squares as
   * possible.
   *
   * @see <a href="https://www.chessvariants.com/d.betza/chessvar/polypc.html">Polypiece Chess</a>
   */
  public Set<Leap> shared(Footprint other) {
    Set<Leap> squares = squares();
    squares.retainAll(other.squares());
    return squares;
  }
}
