package zugwerk.betza;

import java.util.List;
import java.util.Set;

/**
 * One elementary way to move: a leap, repeated up to a range, under the conditions of its traits.
 *
 * <p>A straight rider has one leap in its cycle; a crooked one alternates between two, a circular one turns through all
 * its directions in order. A move of several legs has all its leaps in its cycle.
 *
 * @param atom the atom as written, with its modifiers, for messages and for atomic lists ({@code "fmW"})
 * @param cycle the leaps taken one after the other, starting over after the last; at least one
 * @param least the number of leaps after which it may first land; 1 unless it has several legs
 * @param hurdles the leaps before that landing which must end on a piece, as set bits, bit 0 for the first; the others
 *     must end on an empty square
 * @param range the maximum number of leaps, 1 for a leaper; {@link #UNLIMITED} for a rider
 * @param traits at least {@link Trait#MOVE} or {@link Trait#CAPTURE}
 */
public record Course(String atom, List<Leap> cycle, int least, long hurdles, int range, Set<Trait> traits) {

  /** The range of a rider: as far as the board goes. */
  public static final int UNLIMITED = Integer.MAX_VALUE;

  public Course {
    cycle = List.copyOf(cycle);
    traits = Set.copyOf(traits);
  }

  /** A course that may land after its first leap. */
  public Course(String atom, List<Leap> cycle, int range, Set<Trait> traits) {
    this(atom, cycle, 1, 0, range, traits);
  }

  /** The same course with other leaps and without the letters that it is written with. */
  public Course with(List<Leap> leaps) {
    return new Course("", leaps, least, hurdles, range, traits);
  }

  /** Whether it needs a piece to go over. */
  public boolean hops() {
    return hurdles != 0 || is(Trait.GRASSHOPPER) || is(Trait.CANNON);
  }

  /** Whether a leap, counted from 0, must end on a piece. */
  public boolean isHurdle(int leap) {
    return leap < Long.SIZE && (hurdles >>> leap & 1) != 0;
  }

  public boolean is(Trait trait) {
    return traits.contains(trait);
  }
}
