package zugwerk.solve.reach;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import zugwerk.betza.Movement;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * Whether the attacker can do what a stalemate asks of it, as {@link Duties} defines it, decided by trying everything:
 * each piece of the attacker captures somewhere and ends somewhere.
 */
final class PlainDuties {

  /** No set of squares to fill, since others are never asked for. */
  private static final long IMPOSSIBLE = -1;

  private record Tour(int piece, long by, int last, boolean exact, int moves) {}

  private final Scene scene;
  private final Target target;
  /** The moves of tours that were looked at. */
  private final Map<Tour, Integer> tours = new HashMap<>();

  PlainDuties(Scene scene, Target target) {
    this.scene = scene;
    this.target = target;
  }

  /** The least moves of a piece to another square where the attacker might capture it; many if there is none. */
  int flight(int piece) {
    return IntStream.range(0, Square.COUNT).filter(square -> square != (piece & 63)
        && IntStream.range(0, scene.count)
            .anyMatch(i -> scene.attackers.journey(scene.pieces[i]).distance(square) <= scene.moves))
        .map(square -> scene.victims.journey(piece).distance(square)).min().orElse(Journey.NEVER);
  }

  /**
   * Whether the attacker can do what {@link Duties#canBeDone} asks.
   *
   * @param arrivals where the pieces of the victim end that are settled
   * @param fillers the moves that the nearest piece of the victim needs to fill a square
   */
  boolean canBeDone(Layout layout, long free, int[] arrivals, IntUnaryOperator fillers) {
    int flights = target.bare(Surroundings.among(target.square, layout.occupied));
    long blocks = layout.blocks & ~layout.occupied;
    boolean complete = Long.bitCount(layout.decided) == scene.otherCount;
    int takes = complete ? layout.captures() : scene.moves;
    int[][] useful = new int[scene.count][];
    for (int i = 0; i < scene.count; i++) {
      useful[i] = Arrays.stream(scene.attackers.places(scene.pieces[i]))
          .filter(place -> Places.cost(place) <= scene.moves && Places.takes(place) <= takes)
          .filter(place -> isUseful(place & Places.PIECE, layout, flights, blocks)).toArray();
    }
    int budget = layout.left + IntStream.range(0, scene.otherCount).filter(i -> (layout.strays >>> i & 1) != 0)
        .map(i -> flight(scene.others[i])).sum();
    Plan plan = new Plan(scene.count, arrivals, layout);
    return catches(layout.strays, budget, plan, left -> sends(0, layout.visits, plan, useful, () -> {
      long gaps = gaps(plan, layout, flights, blocks);
      return gaps != IMPOSSIBLE && (gaps & ~free) == 0
          && Long.bitCount(gaps) <= scene.otherCount - Long.bitCount(layout.decided)
          && IntStream.range(0, Square.COUNT).filter(gap -> (gaps >>> gap & 1) != 0).map(fillers).sum() <= left
          && (!complete || layout.elsewhere > 0 || isExact(plan));
    }));
  }

  /** For each piece of the attacker where it captures, where it ends or is captured if anywhere, and its moves. */
  private final class Plan {

    private final long[] visits;
    private final int[] ends;
    private final int[] costs;
    /** Where pieces are captured that move before: by which piece, all such squares, and those for several of them. */
    private final int[] hunters = new int[Square.COUNT];
    private final long[] spots;
    private final long[] shared;
    /** Where each of the victim's pieces ends or is captured, and its Pawns that capture. */
    private final int[] goals;
    private long takers;
    private int taken;
    private final int left;

    Plan(int count, int[] arrivals, Layout layout) {
      visits = new long[count];
      ends = new int[count];
      Arrays.fill(ends, -1);
      Arrays.fill(hunters, -1);
      costs = new int[count];
      spots = new long[count];
      shared = new long[count];
      goals = arrivals.clone();
      takers = layout.takers;
      taken = layout.taken;
      left = layout.left;
    }

    int moves() {
      return IntStream.of(costs).sum();
    }

    /** The least moves of a piece; where it captures twice it must leave and come back. */
    int cost(int i) {
      int piece = scene.pieces[i];
      long all = visits[i] | spots[i];
      if (all == 0) {
        return ends[i] < 0 ? 0 : tour(piece, 0, ends[i], false);
      }
      long twice = shared[i] | visits[i] & spots[i];
      return Math.max(tour(piece, all, ends[i], false), IntStream.range(0, Square.COUNT)
          .filter(at -> (twice >>> at & 1) != 0).map(at -> 2 + tour(piece, Square.bit(at), ends[i], false)).max()
          .orElse(0));
    }
  }

  /** Lets each piece that moves before it is captured be captured by some piece somewhere. */
  private boolean catches(long strays, int budget, Plan plan, IntPredicate isDone) {
    if (strays == 0) {
      return isDone.test(budget);
    }
    int unit = Long.numberOfTrailingZeros(strays);
    int stray = scene.others[unit];
    for (int square = 0; square < Square.COUNT; square++) {
      for (int takes = 0; takes <= Places.MOST_TAKES; takes++) {
        int distance = scene.passing != 0 ? scene.victims.journey(stray).distance(square)
            : leastWith(takes, stray, square);
        for (int i = 0; i < scene.count && distance <= budget && square != (stray & 63); i++) {
          if (scene.attackers.journey(scene.pieces[i]).distance(square) > scene.moves) {
            continue;
          }
          long spots = plan.spots[i];
          long shared = plan.shared[i];
          long takers = plan.takers;
          plan.shared[i] |= spots & Square.bit(square);
          plan.spots[i] |= Square.bit(square);
          plan.goals[unit] = square;
          plan.hunters[unit] = i;
          plan.takers |= takes > 0 && scene.passing == 0 ? 1L << unit : 0;
          plan.taken += scene.passing == 0 ? takes : 0;
          plan.costs[i] = plan.cost(i);
          boolean done = plan.moves() <= scene.moves
              && catches(strays & strays - 1, budget - distance, plan, isDone);
          plan.taken -= scene.passing == 0 ? takes : 0;
          plan.takers = takers;
          plan.hunters[unit] = -1;
          plan.spots[i] = spots;
          plan.shared[i] = shared;
          plan.costs[i] = plan.cost(i);
          if (done) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** The least moves of a piece to a square with so many captures that it must make, whatever it is then. */
  private int leastWith(int takes, int piece, int square) {
    return Arrays.stream(scene.victims.places(piece))
        .filter(place -> Places.square(place) == square && Places.takes(place) == takes).map(Places::cost).min()
        .orElse(Journey.NEVER);
  }

  private boolean sends(int i, long visits, Plan plan, int[][] useful, BooleanSupplier isDone) {
    if (plan.moves() > scene.moves) {
      return false;
    }
    long takers = scene.passing == 0 ? plan.takers : 0;
    if (i == scene.count) {
      return visits == 0 && takers == 0 && isDone.getAsBoolean();
    }
    boolean done = false;
    // All subsets of the squares on which something is captured, the empty one last.
    for (long own = visits; !done; own = own - 1 & visits) {
      plan.visits[i] = own;
      plan.ends[i] = -1;
      done = goesOn(i, visits & ~own, plan, useful, isDone);
      for (int place : useful[i]) {
        plan.ends[i] = place & Places.PIECE;
        done = done || ((own | plan.spots[i]) != 0 || Places.cost(place) > 0)
            && goesOn(i, visits & ~own, plan, useful, isDone);
      }
      for (int unit = 0; unit < scene.otherCount; unit++) {
        if ((takers >>> unit & 1) != 0 && scene.pieces[i] >> 6 != Schema.KING && plan.hunters[unit] != i) {
          plan.takers ^= 1L << unit;
          for (int at = 0; at < Square.COUNT; at++) {
            plan.ends[i] = Tours.CAPTURED | at;
            done = done || isPrey(unit, at, plan) && goesOn(i, visits & ~own, plan, useful, isDone);
          }
          plan.takers ^= 1L << unit;
        }
      }
      plan.ends[i] = -1;
      if (own == 0) {
        break;
      }
    }
    plan.visits[i] = 0;
    plan.costs[i] = plan.cost(i);
    return done;
  }

  private boolean goesOn(int i, long visits, Plan plan, int[][] useful, BooleanSupplier isDone) {
    plan.costs[i] = plan.cost(i);
    return sends(i + 1, visits, plan, useful, isDone);
  }

  /** Whether a Pawn of the victim may capture on a square on its way. */
  private boolean isPrey(int unit, int at, Plan plan) {
    int pawn = scene.others[unit];
    boolean stray = plan.hunters[unit] >= 0;
    if ((scene.victims.prey(pawn, target.spare) >>> at & 1) == 0) {
      return false;
    }
    int before = scene.victims.journey(pawn).distance(at);
    int next = pawn & ~63 | at;
    if (Square.rank(at) == 7 || Square.rank(at) == 0) {
      return before <= (stray ? target.spare : scene.victims.cost(pawn, plan.goals[unit]) + plan.left);
    }
    return stray ? before + scene.victims.journey(next).distance(plan.goals[unit]) <= target.spare
        : before + scene.victims.leastCost(next, plan.goals[unit] & Places.PIECE) <= scene.victims.cost(pawn,
            plan.goals[unit]) + plan.left;
  }

  private boolean isExact(Plan plan) {
    return IntStream.range(0, scene.count)
        .map(i -> tour(scene.pieces[i], plan.visits[i] | plan.spots[i], plan.ends[i], true)).sum() <= scene.moves;
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
    Tour tour = new Tour(piece, by, last, exact, scene.moves);
    Integer known = tours.get(tour);
    if (known == null) {
      known = tourAnew(piece, by, last, exact);
      tours.put(tour, known);
    }
    return known;
  }

  private int tourAnew(int piece, long by, int last, boolean exact) {
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

  /** What is left to be blocked and guarded, as squares; {@link #IMPOSSIBLE} if something else is not done. */
  private long gaps(Plan plan, Layout layout, int flights, long blocks) {
    List<Integer> ends =
        IntStream.of(plan.ends).filter(end -> end >= 0 && (end & Tours.CAPTURED) == 0).boxed().toList();
    long arrived = 0;
    int kept = 1;
    for (int piece : ends) {
      long at = Square.bit(piece & 63);
      if (!mayStand(piece) || ((arrived | layout.occupied | layout.bites) & at) != 0) {
        return IMPOSSIBLE;
      }
      arrived |= at;
      kept += piece >> 6 == Schema.KING ? 0 : 1;
    }
    if (plan.taken > scene.count - kept) {
      return IMPOSSIBLE;
    }
    List<Integer> all = new ArrayList<>(ends);
    for (int i = 0; i < scene.count; i++) {
      boolean taken = ((arrived | layout.occupied | layout.bites) >>> (scene.pieces[i] & 63) & 1) != 0;
      boolean stays = (plan.visits[i] | plan.spots[i]) == 0 && plan.ends[i] < 0;
      if (stays && !taken && mayStand(scene.pieces[i])) {
        all.add(scene.pieces[i]);
      }
    }
    long shut = arrived | layout.occupied;
    long stood = all.stream().mapToLong(piece -> Square.bit(piece & 63)).reduce(0, (one, other) -> one | other);
    boolean pinned = IntStream.range(0, Square.COUNT).filter(pin -> (layout.pins >>> pin & 1) != 0)
        .allMatch(pin -> all.stream().anyMatch(piece -> pins(piece, pin, shut)));
    long bare = IntStream.range(0, Surroundings.DIRECTIONS).filter(flight -> (flights >> flight & 1) != 0)
        .filter(flight -> all.stream().noneMatch(piece -> guards(piece, flight, shut)))
        .mapToLong(flight -> Square.bit(Surroundings.square(target.square, flight))).sum();
    return pinned ? blocks & ~stood | bare : IMPOSSIBLE;
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
