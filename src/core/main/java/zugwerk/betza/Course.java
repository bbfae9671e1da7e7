package zugwerk.betza;

import java.util.List;
import java.util.Set;

/**
 * One elementary way to move: a leap, repeated up to a range, under the conditions of its traits.
 *
 * <p>A straight rider has one leap in its cycle; a crooked one alternates between two, a circular one turns through all
 * its directions in order.
 *
 * @param atom the atom as written, with its modifiers, for messages and for atomic lists ({@code "fmW"})
 * @param cycle the leaps taken one after the other, starting over after the last; at least one
 * @param range the maximum number of leaps, 1 for a leaper; {@link #UNLIMITED} for a rider
 * @param traits at least {@link Trait#MOVE} or {@link Trait#CAPTURE}
 */
public record Course(String atom, List<Leap> cycle, int range, Set<Trait> traits) {

  /** The range of a rider: as far as the board goes. */
  public static final int UNLIMITED = Integer.MAX_VALUE;

  public Course {
    cycle = List.copyOf(cycle);
    traits = Set.copyOf(traits);
  }

  public boolean is(Trait trait) {
    return traits.contains(trait);
  }
}
