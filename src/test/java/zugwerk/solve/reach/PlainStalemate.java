package zugwerk.solve.reach;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import zugwerk.betza.Movement;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * What a stalemate asks of both sides, as {@link Blockade} defines it, decided by trying everything: each piece of the
 * victim is captured or goes to each of its places, and each piece of the attacker captures there and ends there.
 */
final class PlainStalemate {

  private final Scene scene;
  private final Target target;
  /** How the pieces end that are settled, and all such ends where all pieces can be settled, if they are asked for. */
  private final Deque<Integer> ways = new ArrayDeque<>();
  private @Nullable Set<Integer> ends;

  PlainStalemate(Scene scene, Target target) {
    this.scene = scene;
    this.target = target;
  }

  /** Whether all pieces of the victim can lose their moves. */
  boolean isPossible() {
    Layout nothing = new Layout();
    nothing.left = target.spare;
    return settles(0, nothing, new ArrayList<>());
  }

  /** How pieces may end while all of them lose their moves: places without cost, hemmed in or pinned. */
  Set<Integer> ends() {
    Set<Integer> found = new HashSet<>();
    ends = found;
    isPossible();
    ends = null;
    return found;
  }

  private boolean isEnough() {
    if (ends != null) {
      ends.addAll(ways);
    }
    return ends == null;
  }

  private boolean settles(int unit, Layout now, List<Integer> hemmed) {
    if (now.left < 0 || now.captures() > scene.moves) {
      return false;
    }
    if (unit == scene.otherCount) {
      return hemmed.stream().allMatch(piece -> isHemmed(piece, now)) && canBeDone(now, 0) && isEnough();
    }
    int piece = scene.others[unit];
    long at = Square.bit(piece & 63);
    Layout captured = next(now, unit);
    if ((scene.passed & (at << 8 | at >>> 8)) == 0) {
      captured.visits |= at;
    } else {
      captured.elsewhere++;
    }
    Layout stray = next(now, unit);
    stray.strays |= 1L << unit;
    stray.left -= flight(piece);
    if (settles(unit + 1, captured, hemmed) || settles(unit + 1, stray, hemmed)) {
      return true;
    }
    for (int place : scene.victims.places(piece)) {
      long to = Square.bit(Places.square(place));
      if (((now.occupied | Square.bit(target.square)) & to) == 0 && Places.cost(place) <= target.spare) {
        Layout stands = next(now, unit);
        stands.occupied |= to;
        stands.left -= Places.cost(place);
        stands.taken += Places.takes(place);
        stands.takers |= Places.takes(place) == 0 ? 0 : 1L << unit;
        Layout pinned = next(stands, unit);
        pinned.pins |= to;
        List<Integer> more = new ArrayList<>(hemmed);
        more.add(place & Places.PIECE);
        ways.push(place & Places.PIECE | Places.HEMMED);
        boolean done = settles(unit + 1, stands, more);
        ways.pop();
        ways.push(place & Places.PIECE | Places.PINNED);
        done = done || scene.isFixed(place & Places.PIECE, target.square) && settles(unit + 1, pinned, hemmed);
        ways.pop();
        if (done) {
          return true;
        }
      }
    }
    return false;
  }

  /** The least moves of a piece to another square where the attacker might capture it; many if there is none. */
  int flight(int piece) {
    return IntStream.range(0, Square.COUNT).filter(square -> square != (piece & 63)
        && IntStream.range(0, scene.count)
            .anyMatch(i -> scene.attackers.journey(scene.pieces[i]).distance(square) <= scene.moves))
        .map(square -> scene.victims.journey(piece).distance(square)).min().orElse(Journey.NEVER);
  }

  private static Layout next(Layout now, int unit) {
    Layout next = new Layout();
    next.copy(now);
    next.decided |= 1L << unit;
    return next;
  }

  /** Whether a piece has no square of its own to go to; a Pawn's is left to the attacker. */
  private boolean isHemmed(int piece, Layout all) {
    long step = scene.victims.steps(piece) & ~Square.bit(target.square);
    all.blocks |= step;
    all.bites |= scene.victims.steps(piece) == 0 ? 0 : scene.victims.bites(piece);
    return scene.victims.steps(piece) != 0
        || (scene.victims.outlets(piece) & ~(all.occupied | Square.bit(target.square))) == 0;
  }

  /** Whether the attacker can do what {@link Duties#canBeDone} asks. */
  boolean canBeDone(Layout layout, long free) {
    int flights = target.bare(Surroundings.among(target.square, layout.occupied | free));
    long blocks = layout.blocks & ~layout.occupied & ~free;
    boolean complete = Long.bitCount(layout.decided) == scene.otherCount;
    int takes = complete ? layout.captures() : scene.moves;
    int[][] useful = new int[scene.count][];
    for (int i = 0; i < scene.count; i++) {
      useful[i] = Arrays.stream(scene.attackers.places(scene.pieces[i]))
          .filter(place -> Places.cost(place) <= scene.moves && Places.takes(place) <= takes)
          .filter(place -> isUseful(place & Places.PIECE, layout, flights, blocks)).toArray();
    }
    Plan plan = new Plan(scene.count);
    int budget = layout.left + IntStream.range(0, scene.otherCount).filter(i -> (layout.strays >>> i & 1) != 0)
        .map(i -> flight(scene.others[i])).sum();
    return sends(0, layout.visits, scene.passing == 0 ? layout.takers : 0, plan, useful,
        () -> isDone(plan, layout, flights, blocks)
            && catches(layout.strays, budget, plan, complete && layout.elsewhere == 0));
  }

  /** For each piece of the attacker where it captures, where it ends or is captured if anywhere, and its moves. */
  private static final class Plan {

    private final long[] visits;
    private final int[] ends;
    private final int[] costs;
    private final long[] spots;

    Plan(int count) {
      visits = new long[count];
      ends = new int[count];
      Arrays.fill(ends, -1);
      costs = new int[count];
      spots = new long[count];
    }

    int moves() {
      return IntStream.of(costs).sum();
    }
  }

  private boolean sends(int i, long visits, long takers, Plan plan, int[][] useful, BooleanSupplier isDone) {
    if (plan.moves() > scene.moves) {
      return false;
    }
    if (i == scene.count) {
      return visits == 0 && takers == 0 && isDone.getAsBoolean();
    }
    int piece = scene.pieces[i];
    boolean done = false;
    // All subsets of the squares on which something is captured, the empty one last.
    for (long own = visits; !done; own = own - 1 & visits) {
      plan.visits[i] = own;
      plan.costs[i] = tour(piece, own, -1, false);
      done = sends(i + 1, visits & ~own, takers, plan, useful, isDone);
      for (int place : useful[i]) {
        plan.ends[i] = place & Places.PIECE;
        plan.costs[i] = own == 0 ? Places.cost(place) : tour(piece, own, plan.ends[i], false);
        done = done || plan.costs[i] > 0 && sends(i + 1, visits & ~own, takers, plan, useful, isDone);
      }
      for (long rest = piece >> 6 == Schema.KING ? 0 : takers; rest != 0; rest &= rest - 1) {
        long prey = scene.victims.prey(scene.others[Long.numberOfTrailingZeros(rest)], target.spare);
        for (; prey != 0; prey &= prey - 1) {
          plan.ends[i] = Tours.CAPTURED | Long.numberOfTrailingZeros(prey);
          plan.costs[i] = tour(piece, own, plan.ends[i], false);
          done = done
              || sends(i + 1, visits & ~own, takers & ~Long.lowestOneBit(rest), plan, useful, isDone);
        }
      }
      plan.ends[i] = -1;
      if (own == 0) {
        break;
      }
    }
    plan.visits[i] = 0;
    plan.costs[i] = 0;
    return done;
  }

  /** Whether the pieces that move before they are captured can be caught, each on some other square. */
  private boolean catches(long strays, int budget, Plan plan, boolean exact) {
    if (strays == 0) {
      return !exact || IntStream.range(0, scene.count)
          .map(i -> tour(scene.pieces[i], plan.visits[i] | plan.spots[i], plan.ends[i], true)).sum() <= scene.moves;
    }
    int stray = scene.others[Long.numberOfTrailingZeros(strays)];
    for (int square = 0; square < Square.COUNT; square++) {
      int distance = scene.victims.journey(stray).distance(square);
      for (int i = 0; i < scene.count && distance <= budget && square != (stray & 63); i++) {
        long spots = plan.spots[i];
        int cost = plan.costs[i];
        plan.spots[i] |= Square.bit(square);
        plan.costs[i] =
            Math.max(cost, tour(scene.pieces[i], plan.visits[i] | plan.spots[i], plan.ends[i], false));
        boolean done = plan.moves() <= scene.moves && catches(strays & strays - 1, budget - distance, plan, exact);
        plan.spots[i] = spots;
        plan.costs[i] = cost;
        if (done) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a piece may do something of what is asked where it ends. */
  private boolean isUseful(int piece, Layout layout, int flights, long blocks) {
    boolean pins = IntStream.range(0, Square.COUNT).anyMatch(square -> (layout.pins >>> square & 1) != 0
        && (Lines.beyond(target.square, square) >>> (piece & 63) & 1) != 0);
    return mayStand(piece) && (pins || (blocks >>> (piece & 63) & 1) != 0
        || (scene.attackers.guards(piece, target.square) & flights) != 0);
  }

  /**
   * The moves of a piece by way of some squares to where it ends; it may be promoted on the way.
   *
   * @param exact whether it captures nowhere else, so that a Pawn leaves its file only where it captures
   */
  private int tour(int piece, long by, int last, boolean exact) {
    if (by == 0) {
      return last < 0 ? 0
          : (last & Tours.CAPTURED) != 0 ? scene.attackers.journey(piece).distance(last & 63)
              : exact ? scene.attackers.cost(piece, last) : scene.attackers.leastCost(piece, last);
    }
    return IntStream.range(0, Square.COUNT).filter(to -> (by >>> to & 1) != 0).boxed()
        .flatMap(to -> IntStream.range(0, scene.attackers.types()).mapToObj(type -> type << 6 | to))
        .mapToInt(next -> {
          int leg = leg(piece, next, exact);
          return leg > scene.moves ? Journey.NEVER : leg + tour(next, by & ~Square.bit(next & 63), last, exact);
        }).min().orElse(Journey.NEVER);
  }

  /** The moves of a piece until it captures somewhere, as what it is then; it returns if it stands there already. */
  private int leg(int from, int to, boolean exact) {
    Army army = scene.attackers;
    if (from == to) {
      return army.isPawn(from >> 6) ? Journey.NEVER : 2;
    }
    if (!exact || !army.isPawn(from >> 6)) {
      return army.leastCost(from, to);
    }
    // A Pawn captures when it leaves its file, there or when it is promoted, or once it is promoted.
    int once = army.cost(from, to | 1 << Places.TAKES_SHIFT);
    return army.isPawn(to >> 6) ? once
        : Math.min(army.cost(from, to), Square.rank(to & 63) % 7 == 0 && army.promotes(to >> 6, to & 63) ? once
            : Journey.NEVER);
  }

  private boolean isDone(Plan plan, Layout layout, int flights, long blocks) {
    List<Integer> ends =
        IntStream.of(plan.ends).filter(end -> end >= 0 && (end & Tours.CAPTURED) == 0).boxed().toList();
    long arrived = 0;
    int kept = 1;
    for (int piece : ends) {
      long at = Square.bit(piece & 63);
      if (!mayStand(piece) || ((arrived | layout.occupied | layout.bites) & at) != 0) {
        return false;
      }
      arrived |= at;
      kept += piece >> 6 == Schema.KING ? 0 : 1;
    }
    if (layout.taken > scene.count - kept) {
      return false;
    }
    List<Integer> all = new ArrayList<>(ends);
    for (int i = 0; i < scene.count; i++) {
      boolean taken = ((arrived | layout.occupied | layout.bites) >>> (scene.pieces[i] & 63) & 1) != 0;
      boolean stays = plan.visits[i] == 0 && (plan.ends[i] < 0 || (plan.ends[i] & Tours.CAPTURED) != 0);
      if (stays && !taken && mayStand(scene.pieces[i])) {
        all.add(scene.pieces[i]);
      }
    }
    long shut = arrived | layout.occupied;
    long stood = all.stream().mapToLong(piece -> Square.bit(piece & 63)).reduce(0, (one, other) -> one | other);
    return (blocks & ~stood) == 0
        && IntStream.range(0, Surroundings.DIRECTIONS).filter(flight -> (flights >> flight & 1) != 0)
            .allMatch(flight -> all.stream().anyMatch(piece -> guards(piece, flight, shut)))
        && IntStream.range(0, Square.COUNT).filter(pin -> (layout.pins >>> pin & 1) != 0)
            .allMatch(pin -> all.stream().anyMatch(piece -> pins(piece, pin, shut)));
  }

  /** Whether a piece would not give a check that nothing can stop. */
  private boolean mayStand(int piece) {
    return (piece & 63) != target.square && !scene.attackers.isBarredKing(piece, target.square)
        && ((scene.attackers.guards(piece, target.square) & Surroundings.CHECK) == 0
            || path(piece, target.square) != 0);
  }

  private boolean guards(int piece, int flight, long shut) {
    return (scene.attackers.guards(piece, target.square) >> flight & 1) != 0
        && (path(piece, Surroundings.square(target.square, flight)) & shut & ~Square.bit(target.square)) == 0;
  }

  private boolean pins(int piece, int pin, long shut) {
    long path = path(piece, target.square);
    return (Lines.beyond(target.square, pin) >>> (piece & 63) & 1) != 0
        && path != Movement.NONE && (path & shut) == Square.bit(pin);
  }

  private long path(int piece, int to) {
    return scene.attackers.powers(piece >> 6).capturePath(piece & 63, to);
  }
}
