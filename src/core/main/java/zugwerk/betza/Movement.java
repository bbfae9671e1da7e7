package zugwerk.betza;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Square;

/**
 * A power compiled for one side: its targets from each square, and the squares from which it attacks a square.
 *
 * <p>Free leaps and straight rides, nearly all of every game, come from tables; other courses are walked. Immutable.
 */
public final class Movement {

  /** The value of {@link #path} where there is no way between two squares. */
  public static final long NONE = Ways.NONE;

  private final Power power;
  private final int ways;
  private final boolean black;
  private final long[] leapMoves = new long[Square.COUNT];
  private final long[] leapCaptures = new long[Square.COUNT];
  private final long[] leapPassings = new long[Square.COUNT];
  private final long[] passesFrom = new long[Square.COUNT];
  private final RayPair[] rides;
  private final RayPair[] quietRides;
  private final RayPair[] capturingRides;
  private final Route[][] routes = new Route[Square.COUNT][];
  /** The lanes that capture on the way, by the square where they begin; empty where there are none. */
  private final Lane[][] locusts;
  private final boolean alike;
  private final long[] reach = new long[Square.COUNT];
  private final Ways attacks;
  /** Created on first use, since it takes half of the memory. */
  private volatile @Nullable Ways quietWays;
  /** A copy of a field of {@link #attacks}, since every test of check reads it for every type. */
  private final long[] attacksFrom;
  private final boolean lines;
  private final boolean retreats;

  private Movement(Power power, boolean black) {
    this.power = power;
    ways = power.ways().hashCode();
    this.black = black;
    List<Course> both = new ArrayList<>();
    List<Course> quiet = new ArrayList<>();
    List<Course> capturing = new ArrayList<>();
    List<Route[]> odd = new ArrayList<>();
    List<Lane[]> passing = new ArrayList<>();
    for (Course course : power.courses()) {
      if (!course.journey().equals(Journey.ONE)) {
        continue;
      }
      Lane[] all = Lane.all(course, black);
      boolean leap = straight(course) && course.range() == 1;
      add(course, all, leap);
      if (course.capturesOnTheWay()) {
        passing.add(all);
      } else if (!straight(course)) {
        odd.add(all);
      } else if (!leap) {
        (course.is(Trait.MOVE) ? course.is(Trait.CAPTURE) ? both : quiet : capturing).add(course);
      }
    }
    rides = RayPair.of(both, black);
    quietRides = RayPair.of(quiet, black);
    capturingRides = RayPair.of(capturing, black);
    List<Relay[]> relays = Relay.all(power, black ? 1 : 0);
    odd.addAll(relays);
    for (int from = 0; from < Square.COUNT; from++) {
      int start = from;
      routes[from] = odd.stream().map(all -> all[start]).filter(route -> route.most() != 0).toArray(Route[]::new);
      relays.forEach(all -> reach[start] |= all[start].most());
    }
    locusts = passing.isEmpty() ? new Lane[0][] : IntStream.range(0, Square.COUNT).mapToObj(from -> passing.stream()
        .map(all -> all[from]).filter(lane -> lane.most() != 0).toArray(Lane[]::new)).toArray(Lane[][]::new);
    alike = odd.isEmpty() && quiet.isEmpty() && capturing.isEmpty() && passing.isEmpty()
        && Arrays.equals(leapMoves, leapCaptures);
    attacks = new Ways(power, black, Trait.CAPTURE);
    add(relays, attacks);
    attacksFrom = attacks.from();
    lines = attacks.lines();
    retreats = power.courses().stream()
        .anyMatch(course -> course.cycle().stream().anyMatch(leap -> leap.dy() < 0));
  }

  /** Compiles a power for White (0) or Black (1). */
  public static Movement compile(Power power, int side) {
    return new Movement(power, side == 1);
  }

  private static void add(List<Relay[]> relays, Ways ways) {
    for (int from = 0; from < Square.COUNT; from++) {
      for (Relay[] relay : relays) {
        ways.add(from, relay[from].most());
      }
    }
  }

  private static boolean straight(Course course) {
    return course.cycle().size() == 1
        && course.traits().stream().allMatch(trait -> trait == Trait.MOVE || trait == Trait.CAPTURE
            || trait == Trait.EN_PASSANT || trait == Trait.ABSOLUTE
            || trait == Trait.PROMOTES || trait == Trait.REVERSED)
        && !(course.is(Trait.EN_PASSANT) && course.range() > 1);
  }

  private void add(Course course, Lane[] all, boolean leap) {
    for (int from = 0; from < Square.COUNT; from++) {
      Lane lane = all[from];
      for (int step = 0; step < lane.squares().length; step++) {
        int to = lane.squares()[step];
        if (to < 0 || course.capturesOnTheWay() && step < course.least() - 1
            || !(course.is(Trait.MOVE) && lane.lands(step, Trait.MOVE))
                && !(course.is(Trait.CAPTURE) && lane.lands(step, Trait.CAPTURE))) {
          continue;
        }
        reach[from] |= Square.bit(to);
        leapMoves[from] |= leap && course.is(Trait.MOVE) ? Square.bit(to) : 0;
        leapCaptures[from] |= leap && course.is(Trait.CAPTURE) ? Square.bit(to) : 0;
        if (course.is(Trait.EN_PASSANT)) {
          passesFrom[to] |= Square.bit(from);
          leapPassings[from] |= leap ? Square.bit(to) : 0;
        }
      }
    }
  }

  /** The power that this was compiled from. */
  public Power power() {
    return power;
  }

  /** Whether another movement of the same side has the same moves, however the two are written. */
  public boolean movesLike(Movement other) {
    return this == other || ways == other.ways && power.movesLike(other.power);
  }

  /** Whether some course has a trait. */
  public boolean has(Trait trait) {
    return power.courses().stream().anyMatch(course -> course.is(trait));
  }

  /** Whether every capture depends only on a set of squares being empty, so that {@link #path} describes it fully. */
  public boolean lines() {
    return lines;
  }

  /** Whether it moves and captures in the same ways, by free leaps and straight rides alone. */
  public boolean capturesAsItMoves() {
    return alike;
  }

  /** Whether a piece with this power can ever go backward. */
  public boolean retreats() {
    return retreats;
  }

  /** Whether an initial step ({@code i}) of a piece with this power can pass over others. */
  public boolean jumpsAtFirst() {
    return power.courses().stream().anyMatch(course -> course.is(Trait.INITIAL) && !course.is(Trait.LAME));
  }

  /** The squares from which a piece could attack the given square if nothing were in the way. */
  public long attacksFrom(int target) {
    return attacksFrom[target];
  }

  /** The squares that must be empty for a capture, {@link #NONE} where there is none. Exact where {@link #lines}. */
  public long path(int from, int to) {
    return attacks.path(from, to);
  }

  /**
   * Whether a piece on a square attacks another square, with pieces on the given squares. Whether the target itself is
   * occupied does not matter.
   */
  public boolean attacks(int from, int to, long occupied) {
    if (lines) {
      long path = attacks.path(from, to);
      return path != NONE && (path & occupied) == 0;
    }
    return ((captures(from, occupied | Square.bit(to)) | victims(from, occupied)) & Square.bit(to)) != 0;
  }

  /** Whether it has captures on the way, whose victims stand elsewhere than where the capture ends. */
  public boolean capturesOnTheWay() {
    return locusts.length > 0;
  }

  /** The squares of the pieces that a piece could capture on the way, whatever stands there. */
  public long victims(int from, long occupied) {
    long victims = 0;
    if (capturesOnTheWay()) {
      for (Lane lane : locusts[from]) {
        victims |= lane.victim(occupied);
      }
    }
    return victims;
  }

  /** The squares where a piece can end its move if it captures on the way what stands on a square. */
  public long behind(int from, int victim, long occupied) {
    long landings = 0;
    for (Lane lane : locusts[from]) {
      landings |= (lane.victim(occupied) & Square.bit(victim)) != 0 ? lane.behind(occupied) : 0;
    }
    return landings;
  }

  /** The squares that a piece could go to if the other pieces stood suitably. */
  public long reach(int from) {
    return reach[from];
  }

  /** The squares that a piece can go to whenever they are empty, whatever stands elsewhere. */
  public long leaps(int from) {
    return leapMoves[from];
  }

  /** The squares from which a piece captures on each square, and the squares between. */
  public Ways captureWays() {
    return attacks;
  }

  /** The squares from which a piece moves to each empty square, and the squares between. */
  public Ways quietWays() {
    Ways known = quietWays;
    if (known == null) {
      known = alike ? attacks : new Ways(power, black, Trait.MOVE);
      if (!alike) {
        add(Relay.all(power, black ? 1 : 0), known);
      }
      quietWays = known;
    }
    return known;
  }

  /** The empty squares and enemies that a piece can move to. */
  public long targets(int from, long occupied, long enemies) {
    if (alike) {
      long reached = leapMoves[from];
      for (RayPair rays : rides) {
        reached |= rays.reach(from, occupied);
      }
      return reached & (~occupied | enemies);
    }
    return moves(from, occupied) | captures(from, occupied) & enemies;
  }

  /** The empty squares to which a piece can go. */
  public long moves(int from, long occupied) {
    long reached = leapMoves[from];
    for (RayPair rays : rides) {
      reached |= rays.reach(from, occupied);
    }
    for (RayPair rays : quietRides) {
      reached |= rays.reach(from, occupied);
    }
    reached &= ~occupied;
    for (Route route : routes[from]) {
      reached |= route.reach(occupied, Trait.MOVE);
    }
    return reached;
  }

  /** The occupied squares on which a piece could capture by going there, whatever stands there. */
  public long captures(int from, long occupied) {
    long reached = leapCaptures[from];
    for (RayPair rays : rides) {
      reached |= rays.reach(from, occupied);
    }
    for (RayPair rays : capturingRides) {
      reached |= rays.reach(from, occupied);
    }
    reached &= occupied;
    for (Route route : routes[from]) {
      reached |= route.reach(occupied, Trait.CAPTURE);
    }
    return reached;
  }

  /** The squares two ranks straight ahead that are reached by an initial step ({@code i}). */
  public long doubleSteps(int from, long occupied) {
    long reached = 0;
    for (Route route : routes[from]) {
      if (route.is(Trait.INITIAL)) {
        reached |= route.reach(occupied, Trait.MOVE);
      }
    }
    return reached & (Square.bit(from) << 16 | Square.bit(from) >>> 16);
  }

  /** The squares from which a piece with this power might capture en passant ({@code e}) by going to a square. */
  public long passesFrom(int to) {
    return passesFrom[to];
  }

  /** Whether a piece on one of those squares can capture en passant, with pieces on the given squares. */
  public boolean passes(int from, int to, long occupied) {
    if ((leapPassings[from] & Square.bit(to)) != 0) {
      return true;
    }
    for (Route route : routes[from]) {
      if ((route.reach(occupied | Square.bit(to), Trait.EN_PASSANT) & Square.bit(to)) != 0) {
        return true;
      }
    }
    return false;
  }
}
