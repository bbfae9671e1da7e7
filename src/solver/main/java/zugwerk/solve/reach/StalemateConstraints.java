package zugwerk.solve.reach;

import java.util.Arrays;
import zugwerk.board.Square;

/**
 * Whether all pieces of the victim can lose their moves together. Each is captured or goes to one of its {@link
 * ImmobileSquares}; the victim's moves must suffice for that, and the attacker's for its {@link AttackerTasks}. Each
 * move is counted once, for the piece that makes it.
 *
 * <p>Settles one piece after another, first those that must fill a square next to a settled one. A line counts as open.
 */
final class StalemateConstraints {

  /** The most steps before the answer is yes, which is always safe. */
  private static final int MOST_STEPS = 30_000;
  /** The same, with a number of moves left with which the steps are often used up. */
  private static final int FEWEST_STEPS = 3_000;

  /** The end of a captured piece. */
  private static final int CAPTURED = -1;

  // Never changed.
  private static final StalematePlan NOTHING = new StalematePlan();

  private final BoundContext context;
  private final KingTarget target;
  private final ImmobileSquares places;
  private final AttackerTasks tasks;
  private final StalematePlan[] plans = new StalematePlan[Square.COUNT];
  private final int[] order = new int[Square.COUNT];
  /** By the moves left of both sides: the most steps. */
  private final int[] stepLimits = new int[Square.COUNT];
  /** Where the settled pieces end. */
  private final int[] ends = new int[Square.COUNT];
  /** Whether each of them is hemmed in or pinned. */
  private final int[] ways = new int[Square.COUNT];
  /** By the moves left of both sides: the square of the King on which the search last gave up. */
  private final int[] hardest = new int[Square.COUNT];
  /** The ends of all plans, and whether all plans are sought. */
  private final EndCollector collector;
  private boolean seeksAll;
  private int left;
  private int limit;
  private int steps;
  /** Whether the search gave up in this context, so that the position is not refuted and going on does not pay. */
  private boolean gaveUp;
  private long effort;

  StalemateConstraints(BoundContext context, KingTarget target) {
    this.context = context;
    this.target = target;
    places = new ImmobileSquares(context, target);
    tasks = new AttackerTasks(context, target, places, new CaptureRoutes(context), ends);
    collector = new EndCollector(context, target, places);
    Arrays.setAll(plans, _ -> new StalematePlan());
    Arrays.fill(stepLimits, MOST_STEPS);
  }

  /** @param ends the only ends that are possible */
  void prepare(EndSquares ends) {
    places.prepare(ends);
    gaveUp = false;
    left = Math.min(context.moves + context.victimMoves, Square.COUNT - 1);
  }

  /** The square of the King to be tried first: if the search gives up there, the others are skipped. */
  int hardest() {
    return hardest[left];
  }

  boolean isPossible() {
    if (gaveUp) {
      return true;
    }
    boolean possible = search(stepLimits[left]);
    gaveUp = hasGivenUp();
    stepLimits[left] =
        gaveUp ? Math.max(FEWEST_STEPS, limit - limit / 8) : Math.min(MOST_STEPS, limit + limit / 8);
    if (gaveUp) {
      hardest[left] = target.square;
    }
    return possible;
  }

  /** All steps so far, as a measure of time. */
  long effort() {
    return effort;
  }

  /**
   * Finds all ends that are possible for the King on the target square.
   *
   * @param ends takes them, unless the steps run out
   * @return as {@link #isPossible()}
   */
  boolean isPossible(EndSquares ends, int mostSteps) {
    collector.clear();
    seeksAll = true;
    boolean stopped = search(mostSteps) || hasGivenUp();
    seeksAll = false;
    if (!stopped) {
      ends.copy(collector.ends, target.square);
    }
    return stopped || collector.any;
  }

  boolean hasGivenUp() {
    return steps > limit || tasks.hasGivenUp();
  }

  private boolean search(int mostSteps) {
    steps = 0;
    limit = mostSteps;
    places.aim();
    for (int i = 0; i < context.otherCount; i++) {
      int j = i;
      for (; j > 0 && places.count(order[j - 1]) > places.count(i); j--) {
        order[j] = order[j - 1];
      }
      order[j] = i;
    }
    StalematePlan first = plans[0];
    first.copy(NOTHING);
    first.left = target.spare;
    tasks.aim(limit);
    first.demands = tasks.unguarded();
    boolean possible = settles(0);
    effort += steps + tasks.steps;
    return possible;
  }

  private boolean settles(int depth) {
    StalematePlan now = plans[depth];
    if (++steps > limit || seeksAll && tasks.hasGivenUp()) {
      return true;
    }
    if (seeksAll && collector.covers(now, ends, ways) || isTooDear(now)) {
      return false;
    }
    long open = now.demands & ~now.occupied;
    if (depth == context.otherCount) {
      boolean done = open == 0 && tasks.isPossible(now, 0);
      if (done && seeksAll) {
        collector.add(ends, ways);
      }
      return done && !seeksAll;
    }
    if (!tasks.isPossible(now, free(now))) {
      return false;
    }
    if (open != 0) {
      int square = scarcest(now, open);
      for (int i = 0; square >= 0 && i < context.otherCount; i++) {
        if ((now.settled >>> i & 1) == 0 && fills(depth, i, square)) {
          return true;
        }
      }
      return false;
    }
    int next = 0;
    while ((now.settled >>> order[next] & 1) != 0) {
      next++;
    }
    return ends(depth, order[next]);
  }

  /** The squares on which unsettled pieces may end. */
  private long free(StalematePlan now) {
    long free = 0;
    for (long rest = ~now.settled & (1L << context.otherCount) - 1; rest != 0; rest &= rest - 1) {
      free |= places.squares(Long.numberOfTrailingZeros(rest));
    }
    return free;
  }

  /** Whether pieces or moves do not suffice for the squares that must still be filled. */
  private boolean isTooDear(StalematePlan now) {
    long open = now.demands & ~now.occupied;
    int left = now.left;
    for (long rest = open; rest != 0; rest &= rest - 1) {
      left -= places.movesToFill(Long.numberOfTrailingZeros(rest));
    }
    return left < 0 || now.captures() > context.moves
        || Long.bitCount(open) > context.otherCount - Long.bitCount(now.settled);
  }

  /** The square that the fewest pieces can fill, -1 if none can fill some square. */
  private int scarcest(StalematePlan now, long open) {
    int best = -1;
    int fewest = Square.COUNT;
    for (long rest = open; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      int found = 0;
      for (int i = 0; i < context.otherCount; i++) {
        found += (now.settled >>> i & 1) == 0 && (places.squares(i) >>> square & 1) != 0 ? 1 : 0;
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
    for (int i = 0; i < places.count(unit) && ImmobileSquares.cost(list[i]) <= plans[depth].left; i++) {
      if (ImmobileSquares.square(list[i]) == square && stands(depth, unit, list[i])) {
        return true;
      }
    }
    return false;
  }

  /** Tries all final squares of a piece, and its capture. */
  private boolean ends(int depth, int unit) {
    StalematePlan now = plans[depth];
    int[] list = places.of(unit);
    int size = places.count(unit);
    int i = 0;
    for (; i < size && ImmobileSquares.cost(list[i]) == 0; i++) {
      if (stands(depth, unit, list[i])) {
        return true;
      }
    }
    if (isCaptured(depth, unit)) {
      return true;
    }
    for (; i < size && ImmobileSquares.cost(list[i]) <= now.left; i++) {
      if (stands(depth, unit, list[i])) {
        return true;
      }
    }
    return false;
  }

  private boolean isCaptured(int depth, int unit) {
    StalematePlan now = plans[depth];
    if (now.captures() >= context.moves) {
      return false;
    }
    int piece = context.others[unit];
    StalematePlan next = next(depth, unit);
    boolean passed = (context.enPassantSquare & (Square.bit(piece & 63) << 8 | Square.bit(piece & 63) >>> 8)) != 0;
    if (passed || places.isExposed(piece)) {
      if (passed) {
        next.elsewhere++;
      } else {
        next.captureSquares |= Square.bit(piece & 63);
      }
      ends[unit] = CAPTURED;
      if (settles(depth + 1)) {
        return true;
      }
    }
    next = next(depth, unit);
    next.movers |= 1L << unit;
    next.left -= places.movesBeforeCapture(unit);
    ends[unit] = CAPTURED;
    return next.left >= 0 && settles(depth + 1);
  }

  private StalematePlan next(int depth, int unit) {
    StalematePlan next = plans[depth + 1];
    next.copy(plans[depth]);
    next.settled |= 1L << unit;
    return next;
  }

  private boolean stands(int depth, int unit, int place) {
    long at = Square.bit(ImmobileSquares.square(place));
    StalematePlan now = plans[depth];
    if ((now.occupied & at) != 0) {
      return false;
    }
    int piece = place & ImmobileSquares.PIECE;
    ends[unit] = place & (ImmobileSquares.PIECE | ImmobileSquares.CAPTURES);
    if ((place & ImmobileSquares.HEMMED) != 0) {
      ways[unit] = ImmobileSquares.HEMMED;
      StalematePlan next = arrive(depth, unit, place);
      long step = context.victims.quietSteps(piece);
      if (step != 0) {
        next.blocks |= step & ~Square.bit(target.square);
        next.demands |= step & ~Square.bit(target.square) & ~context.reached();
        next.pawnCaptures |= context.victims.pawnCaptures(piece);
      } else {
        next.demands |= context.victims.openMoves(piece) & ~Square.bit(target.square);
      }
      if (settles(depth + 1)) {
        return true;
      }
    }
    if ((place & ImmobileSquares.PINNED) != 0) {
      ways[unit] = ImmobileSquares.PINNED;
      arrive(depth, unit, place).pins |= at;
      return settles(depth + 1);
    }
    return false;
  }

  private StalematePlan arrive(int depth, int unit, int place) {
    StalematePlan next = next(depth, unit);
    next.occupied |= Square.bit(ImmobileSquares.square(place));
    next.left -= ImmobileSquares.cost(place);
    next.taken += ImmobileSquares.captures(place);
    next.capturers |= ImmobileSquares.captures(place) > 0 ? 1L << unit : 0;
    return next;
  }
}
