package zugwerk.solve.reach;

import java.util.Arrays;
import zugwerk.board.Square;

/**
 * Whether all pieces of the victim can lose their moves together. Each is captured, or it goes to one of its
 * {@link Places}; the victim's moves must last for all of that, and the attacker's for its {@link Duties}. Each move is
 * counted once, for the piece that makes it.
 *
 * <p>Settles one piece after another, first those that must fill a square beside one that is settled. The ways of the
 * pieces are taken to be free.
 */
final class Blockade {

  /**
   * After so many steps the answer is yes, which is always safe. Where that happens often, with a number of moves left,
   * fewer steps are made there.
   */
  private static final int MOST_STEPS = 30_000;
  private static final int FEWEST_STEPS = 3_000;

  /** The end of a piece that is captured. */
  private static final int CAPTURED = -1;

  /** Nothing is settled yet. Never changed. */
  private static final Layout NOTHING = new Layout();

  private final Scene scene;
  private final Target target;
  private final Places places;
  private final Duties duties;
  private final Layout[] layouts = new Layout[Square.COUNT];
  private final int[] order = new int[Square.COUNT];
  /** By the moves left of both sides: the steps that are made at most. */
  private final int[] patience = new int[Square.COUNT];
  /** Where the pieces end that are settled. */
  private final int[] ends = new int[Square.COUNT];
  /** Whether each of them is hemmed in or pinned. */
  private final int[] ways = new int[Square.COUNT];
  /** By the moves left of both sides: the square of the King on which it gave up last. */
  private final int[] hardest = new int[Square.COUNT];
  /** What was found where all ways to settle the pieces are looked for, and whether they are. */
  private final FoundEnds foundEnds;
  private boolean seeksAll;
  private int left;
  private int limit;
  private int steps;
  /** Whether it gave up in this scene, so that the position is not refuted and looking on does not pay. */
  private boolean tired;
  private long effort;

  Blockade(Scene scene, Target target) {
    this.scene = scene;
    this.target = target;
    places = new Places(scene, target);
    duties = new Duties(scene, target, places, new Tours(scene), ends);
    foundEnds = new FoundEnds(scene, target, places);
    Arrays.setAll(layouts, _ -> new Layout());
    Arrays.fill(patience, MOST_STEPS);
  }

  /**
   * Forgets what was seen of another scene.
   *
   * @param ends the only ends that come into question
   */
  void look(Ends ends) {
    places.look(ends);
    tired = false;
    left = Math.min(scene.moves + scene.victimMoves, Square.COUNT - 1);
  }

  /** The square of the King to be looked at first, since it may spare the others: it gave up there last. */
  int hardest() {
    return hardest[left];
  }

  boolean isPossible() {
    if (tired) {
      return true;
    }
    boolean possible = search(patience[left]);
    tired = hasGivenUp();
    patience[left] =
        tired ? Math.max(FEWEST_STEPS, limit - limit / 8) : Math.min(MOST_STEPS, limit + limit / 8);
    if (tired) {
      hardest[left] = target.square;
    }
    return possible;
  }

  /** All steps that were made so far, as a measure of time. */
  long effort() {
    return effort;
  }

  /**
   * Finds out all ends that come into question for the King on the square at which the target aims.
   *
   * @param ends where others are excluded, unless that takes too many steps
   * @return the same as {@link #isPossible()}
   */
  boolean isPossible(Ends ends, int mostSteps) {
    foundEnds.clear();
    seeksAll = true;
    boolean stopped = search(mostSteps) || hasGivenUp();
    seeksAll = false;
    if (!stopped) {
      ends.take(foundEnds.ends, target.square);
    }
    return stopped || foundEnds.any;
  }

  /** Whether there were too many steps. */
  boolean hasGivenUp() {
    return steps > limit || duties.hasGivenUp();
  }

  private boolean search(int mostSteps) {
    steps = 0;
    limit = mostSteps;
    places.aim();
    for (int i = 0; i < scene.otherCount; i++) {
      int j = i;
      for (; j > 0 && places.count(order[j - 1]) > places.count(i); j--) {
        order[j] = order[j - 1];
      }
      order[j] = i;
    }
    Layout first = layouts[0];
    first.copy(NOTHING);
    first.left = target.spare;
    duties.aim(limit);
    first.demands = duties.unguarded();
    boolean possible = settles(0);
    effort += steps + duties.steps;
    return possible;
  }

  private boolean settles(int depth) {
    Layout now = layouts[depth];
    if (++steps > limit || seeksAll && duties.hasGivenUp()) {
      return true;
    }
    if (seeksAll && foundEnds.know(now, ends, ways) || isTooDear(now)) {
      return false;
    }
    long open = now.demands & ~now.occupied;
    if (depth == scene.otherCount) {
      boolean done = open == 0 && duties.canBeDone(now, 0);
      if (done && seeksAll) {
        foundEnds.add(ends, ways);
      }
      return done && !seeksAll;
    }
    if (!duties.canBeDone(now, free(now))) {
      return false;
    }
    if (open != 0) {
      int square = scarcest(now, open);
      for (int i = 0; square >= 0 && i < scene.otherCount; i++) {
        if ((now.decided >>> i & 1) == 0 && fills(depth, i, square)) {
          return true;
        }
      }
      return false;
    }
    int next = 0;
    while ((now.decided >>> order[next] & 1) != 0) {
      next++;
    }
    return ends(depth, order[next]);
  }

  /** The squares on which pieces that are not settled may end. */
  private long free(Layout now) {
    long free = 0;
    for (long rest = ~now.decided & (1L << scene.otherCount) - 1; rest != 0; rest &= rest - 1) {
      free |= places.squares(Long.numberOfTrailingZeros(rest));
    }
    return free;
  }

  /** Whether pieces or moves do not last for the squares that must still be filled. */
  private boolean isTooDear(Layout now) {
    long open = now.demands & ~now.occupied;
    int left = now.left;
    for (long rest = open; rest != 0; rest &= rest - 1) {
      left -= places.filler(Long.numberOfTrailingZeros(rest));
    }
    return left < 0 || now.captures() > scene.moves
        || Long.bitCount(open) > scene.otherCount - Long.bitCount(now.decided);
  }

  /** The square that the fewest pieces can fill, -1 if none can fill some square. */
  private int scarcest(Layout now, long open) {
    int best = -1;
    int fewest = Square.COUNT;
    for (long rest = open; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      int found = 0;
      for (int i = 0; i < scene.otherCount; i++) {
        found += (now.decided >>> i & 1) == 0 && (places.squares(i) >>> square & 1) != 0 ? 1 : 0;
      }
      if (found == 0) {
        return -1;
      }
      if (found < fewest) {
        fewest = found;
        best = square;
      }
    }
    return best;
  }

  private boolean fills(int depth, int unit, int square) {
    if ((places.squares(unit) >>> square & 1) == 0) {
      return false;
    }
    int[] list = places.of(unit);
    for (int i = 0; i < places.count(unit) && Places.cost(list[i]) <= layouts[depth].left; i++) {
      if (Places.square(list[i]) == square && stands(depth, unit, list[i])) {
        return true;
      }
    }
    return false;
  }

  /** Settles a piece in all ways. */
  private boolean ends(int depth, int unit) {
    Layout now = layouts[depth];
    int[] list = places.of(unit);
    int size = places.count(unit);
    int i = 0;
    for (; i < size && Places.cost(list[i]) == 0; i++) {
      if (stands(depth, unit, list[i])) {
        return true;
      }
    }
    if (isCaptured(depth, unit)) {
      return true;
    }
    for (; i < size && Places.cost(list[i]) <= now.left; i++) {
      if (stands(depth, unit, list[i])) {
        return true;
      }
    }
    return false;
  }

  private boolean isCaptured(int depth, int unit) {
    Layout now = layouts[depth];
    if (now.captures() >= scene.moves) {
      return false;
    }
    int piece = scene.others[unit];
    Layout next = next(depth, unit);
    boolean passed = (scene.passed & (Square.bit(piece & 63) << 8 | Square.bit(piece & 63) >>> 8)) != 0;
    if (passed || places.isExposed(piece)) {
      if (passed) {
        next.elsewhere++;
      } else {
        next.visits |= Square.bit(piece & 63);
      }
      ends[unit] = CAPTURED;
      if (settles(depth + 1)) {
        return true;
      }
    }
    next = next(depth, unit);
    next.strays |= 1L << unit;
    next.left -= places.flight(unit);
    ends[unit] = CAPTURED;
    return next.left >= 0 && settles(depth + 1);
  }

  private Layout next(int depth, int unit) {
    Layout next = layouts[depth + 1];
    next.copy(layouts[depth]);
    next.decided |= 1L << unit;
    return next;
  }

  private boolean stands(int depth, int unit, int place) {
    long at = Square.bit(Places.square(place));
    Layout now = layouts[depth];
    if ((now.occupied & at) != 0) {
      return false;
    }
    int piece = place & Places.PIECE;
    ends[unit] = place & (Places.PIECE | Places.TAKES);
    if ((place & Places.HEMMED) != 0) {
      ways[unit] = Places.HEMMED;
      Layout next = arrive(depth, unit, place);
      long step = scene.victims.steps(piece);
      if (step != 0) {
        next.blocks |= step & ~Square.bit(target.square);
        next.demands |= step & ~Square.bit(target.square) & ~scene.reached();
        next.bites |= scene.victims.bites(piece);
      } else {
        next.demands |= scene.victims.outlets(piece) & ~Square.bit(target.square);
      }
      if (settles(depth + 1)) {
        return true;
      }
    }
    if ((place & Places.PINNED) != 0) {
      ways[unit] = Places.PINNED;
      arrive(depth, unit, place).pins |= at;
      return settles(depth + 1);
    }
    return false;
  }

  private Layout arrive(int depth, int unit, int place) {
    Layout next = next(depth, unit);
    next.occupied |= Square.bit(Places.square(place));
    next.left -= Places.cost(place);
    next.taken += Places.takes(place);
    next.takers |= Places.takes(place) > 0 ? 1L << unit : 0;
    return next;
  }
}
