package zugwerk.betza;

import java.util.List;
import java.util.Set;
import java.util.function.LongUnaryOperator;
import java.util.function.UnaryOperator;

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
 * @param journey how often the courses of a power that share it are taken in one move, and where
 */
public record Course(
    String atom, List<Leap> cycle, int least, long hurdles, int range, Set<Trait> traits, Journey journey) {

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

  /** A course that is taken once, anywhere. */
  public Course(String atom, List<Leap> cycle, int least, long hurdles, int range, Set<Trait> traits) {
    this(atom, cycle, least, hurdles, range, traits, Journey.ONE);
  }

  /** The same course with other leaps and without the letters that it is written with. */
  public Course with(List<Leap> leaps) {
    return new Course("", leaps, least, hurdles, range, traits, journey);
  }

  /** The course of a Black piece, or of a White one, as White sees it, without the letters that it is written with. */
  public Course seenBy(boolean black) {
    return with(leaps(black)).on(black ? journey.flipped() : journey);
  }

  /** The course on a board that is turned or mirrored. */
  public Course mapped(UnaryOperator<Leap> leaps, LongUnaryOperator squares) {
    return with(cycle.stream().map(leaps).toList()).on(journey.mapped(squares));
  }

  /** The leaps as a White piece takes them, or a Black one. */
  List<Leap> leaps(boolean black) {
    return black && !is(Trait.ABSOLUTE) ? cycle.stream().map(Leap::flipped).toList() : cycle;
  }

  Course on(Journey other) {
    return new Course(atom, cycle, least, hurdles, range, traits, other);
  }

  /** Whether it captures a piece that it passes and lands on an empty square behind. */
  public boolean capturesOnTheWay() {
    return is(Trait.LOCUST);
  }

  /** The leap, counted from 0, that ends on the piece {@linkplain #capturesOnTheWay captured on the way}. */
  int victim() {
    return Long.SIZE - 1 - Long.numberOfLeadingZeros(hurdles);
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
