package zugwerk.solve.reach;

import java.util.Arrays;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * Whether the attacker has the moves for its tasks in a stalemate: capture pieces of the victim where they stand and
 * elsewhere, be captured by its Pawns, guard the King's flights, block Pawns, and pin. Each of its pieces goes to the
 * squares on which it captures and from there to its final square. One that stays does its task where it stands, and
 * may also capture a piece that moves.
 */
final class AttackerTasks {

  private final BoundContext context;
  private final KingTarget target;
  private final ImmobileSquares places;
  private final CaptureRoutes ways;
  private final Demand demand;
  private final PlacedAttackers placed;
  private final GuardSquares guardSquares;
  /** By piece: where it captures, where it does so again, its moves, and where it ends or -1. */
  private final long[] routes = new long[Square.COUNT];
  private final long[] twice = new long[Square.COUNT];
  private final int[] costs = new int[Square.COUNT];
  private final int[] end = new int[Square.COUNT];
  /** The pieces that must not be captured. */
  private int kept;
  /** The pieces that are captured. */
  private int taken;
  /** By piece of the victim that moves before it is captured: where. */
  private final int[] captureSquareOf = new int[Square.COUNT];
  /** By piece of the victim: what captures it, -1 for those that do not move before. */
  private final int[] capturerOf = new int[Square.COUNT];
  /** Whether all is captured, and the squares that were left to the victim before. */
  private boolean allCaptured;
  private long leftToVictim;
  private int limit;
  private final int[] arrivals;
  int steps;

  /** @param arrivals where the settled pieces of the victim end, as places */
  AttackerTasks(BoundContext context, KingTarget target, ImmobileSquares places, CaptureRoutes ways, int[] arrivals) {
    this.arrivals = arrivals;
    this.context = context;
    this.target = target;
    this.places = places;
    this.ways = ways;
    demand = new Demand(context, target, places);
    placed = new PlacedAttackers(context, target, demand);
    guardSquares = new GuardSquares(context, target, places, placed);
  }

  /**
   * Reads the places of the victim's pieces.
   *
   * @param most the most steps before the answer is yes, which is always safe
   */
  void aim(int most) {
    limit = most;
    steps = 0;
    guardSquares.aim();
  }

  /** The flights that no piece can guard, as squares. */
  long unguarded() {
    return guardSquares.unguarded();
  }

  boolean hasGivenUp() {
    return steps > limit;
  }

  /**
   * Whether the attacker can meet a plan while unsettled pieces of the victim may fill squares.
   *
   * @param free the squares on which those may end
   */
  boolean isPossible(StalematePlan settled, long free) {
    demand.prepare(settled, free);
    Arrays.fill(capturerOf, 0, context.otherCount, -1);
    kept = context.attackersKings();
    taken = settled.taken;
    for (int i = 0; i < context.count; i++) {
      routes[i] = 0;
      twice[i] = 0;
      costs[i] = 0;
      end[i] = -1;
    }
    return capture(settled.captureSquares, context.moves);
  }

  /** Sends pieces to capture. */
  private boolean capture(long rest, int moves) {
    if (rest == 0) {
      return assign(moves, 0, 0);
    }
    if (++steps > limit) {
      return true;
    }
    long captureSquare = Long.lowestOneBit(rest);
    for (int i = 0; i < context.count; i++) {
      long before = routes[i];
      int cost = costs[i];
      int now = ways.route(context.pieces[i], before | captureSquare, -1);
      if (now - cost <= moves) {
        routes[i] = before | captureSquare;
        costs[i] = now;
        boolean done = capture(rest ^ captureSquare, moves - now + cost);
        routes[i] = before;
        costs[i] = cost;
        if (done) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Sends pieces to their final squares, until all is done.
   *
   * @param filled the squares that are left to the victim
   */
  private boolean assign(int moves, long arrived, long filled) {
    if (++steps > limit) {
      return true;
    }
    int unguarded = demand.flights & ~demand.flights(filled);
    long open = demand.blocks & ~filled;
    long unpinned = demand.plan.pins;
    for (int i = 0; i < context.count; i++) {
      int piece = end[i] >= 0 ? end[i] : context.pieces[i];
      if (end[i] < 0 ? routes[i] == 0 && placed.mayStand(piece) && placed.isFree(piece, arrived)
          : (piece & CaptureRoutes.CAPTURED) == 0) {
        open &= ~Square.bit(piece & 63);
        unguarded &= ~placed.guarded(piece, context.attackers.guards(piece, target.square) & unguarded, arrived);
        unpinned &= ~placed.pinned(piece, arrived);
      }
    }
    if (unpinned != 0) {
      return send(moves, arrived, filled, GuardSquares.STANDS, open, unpinned);
    }
    long gaps = open | demand.squares(unguarded);
    if (demand.mayFill(filled | gaps) && isDone(moves, arrived, filled | gaps)) {
      return true;
    }
    if (gaps == 0) {
      return false;
    }
    if ((gaps & ~demand.free) != 0) {
      // What only the attacker can do comes first.
      open &= ~demand.free;
      unguarded &= ~demand.flights(demand.free);
    }
    int task = open != 0 ? GuardSquares.STANDS : guardSquares.scarcest(unguarded);
    if (send(moves, arrived, filled, task, open, 0)) {
      return true;
    }
    long more = filled | (open != 0 ? Long.lowestOneBit(open) : demand.squares(1 << task));
    return demand.mayFill(more) && assign(moves, arrived, more);
  }

  /** Whether the rest can be done if pieces of the victim fill some squares. */
  private boolean isDone(int moves, long arrived, long filled) {
    if (taken > context.count - kept) {
      return false;
    }
    if (allCaptured || (demand.plan.capturers | demand.plan.movers) == 0) {
      return !demand.complete || isExact();
    }
    int price = demand.price(filled);
    long before = leftToVictim;
    leftToVictim = filled;
    boolean done = captureMovers(demand.plan.movers, moves, demand.spare - price, arrived, demand.plan.capturers);
    leftToVictim = before;
    return done;
  }

  /** Continues after all captures: a piece that left its square to capture returns to it, or another replaces it. */
  private boolean assignAfterCaptures(int moves, int left, long arrived) {
    int before = demand.spare;
    demand.spare = left + demand.price(leftToVictim);
    allCaptured = true;
    boolean done = assign(moves, arrived, leftToVictim);
    allCaptured = false;
    demand.spare = before;
    return done;
  }

  private boolean send(int moves, long arrived, long filled, int task, long gaps, long unpinned) {
    for (int i = 0; i < context.count; i++) {
      if (end[i] < 0 && (moves > 0 || routes[i] != 0) && send(i, moves, arrived, filled, task, gaps, unpinned)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Captures the victim's pieces that move before.
   *
   * @param left the moves that the victim has for that beyond the least
   * @param capturers the numbers of the victim's Pawns that capture
   */
  private boolean captureMovers(long movers, int moves, int left, long arrived, long capturers) {
    if (movers == 0) {
      return sendToPawns(context.enPassant == 0 ? capturers : 0, moves, left, arrived);
    }
    if (++steps > limit) {
      return true;
    }
    int unit = places.fewestSquares(movers, left);
    int budget = left + places.movesBeforeCapture(unit);
    long open = places.moverSquares(unit, left);
    for (int i = 0; i < context.count; i++) {
      long before = routes[i];
      long again = twice[i];
      int cost = costs[i];
      for (long rest = open & context.attackerDistances(i).within(cost + moves); rest != 0; rest &=
          rest - 1) {
        long at = Long.lowestOneBit(rest);
        routes[i] = before | at;
        twice[i] = again | before & at;
        costs[i] = ways.route(context.pieces[i], routes[i], twice[i], end[i]);
        boolean done = false;
        if (costs[i] - cost <= moves) {
          capturerOf[unit] = i;
          captureSquareOf[unit] = Long.numberOfTrailingZeros(at);
          done = sendToCapture(unit, movers & ~(1L << unit), moves - costs[i] + cost, budget, arrived, capturers);
        }
        routes[i] = before;
        twice[i] = again;
        costs[i] = cost;
        if (done) {
          return true;
        }
      }
    }
    return false;
  }

  /** Sends a piece of the victim to where it is captured. */
  private boolean sendToCapture(int unit, long movers, int moves, int budget, long arrived, long capturers) {
    int mover = context.others[unit];
    int least = PieceDistances.NEVER;
    int most = Math.min(ImmobileSquares.MOST_CAPTURES, context.count - kept - taken);
    for (int captures = 0; captures <= most; captures++) {
      int cost = context.enPassant == 0 ? context.victims.cost(mover, captureSquareOf[unit], captures)
          : context.victims.distances(mover).distance(captureSquareOf[unit]);
      if (cost < Math.min(least, budget + 1)) {
        least = cost;
        taken += captures;
        boolean done =
            captureMovers(movers, moves, budget - cost, arrived, captures > 0 ? capturers | 1L << unit : capturers);
        taken -= captures;
        if (done) {
          return true;
        }
      }
    }
    return false;
  }

  /** Sends a piece to each Pawn of the victim that captures. */
  private boolean sendToPawns(long capturers, int moves, int left, long arrived) {
    if (capturers == 0) {
      return assignAfterCaptures(moves, left, arrived);
    }
    if (++steps > limit) {
      return true;
    }
    int unit = Long.numberOfTrailingZeros(capturers);
    long prey = demand.prey(unit, capturerOf[unit] >= 0 ? captureSquareOf[unit] : arrivals[unit]);
    for (int i = 0; i < context.count; i++) {
      boolean open = end[i] < 0 && capturerOf[unit] != i && context.pieces[i] >> 6 != Schema.KING;
      for (long rest = open ? prey : 0; rest != 0; rest &= rest - 1) {
        int before = costs[i];
        int last = CaptureRoutes.CAPTURED | Long.numberOfTrailingZeros(rest);
        int cost = ways.route(context.pieces[i], routes[i], twice[i], last);
        if (cost - before > moves) {
          continue;
        }
        end[i] = last;
        costs[i] = cost;
        boolean done = sendToPawns(capturers & capturers - 1, moves - cost + before, left, arrived);
        end[i] = -1;
        costs[i] = before;
        if (done) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether the moves suffice if each piece captures on its squares and nowhere else. */
  private boolean isExact() {
    int left = context.moves;
    for (int i = 0; i < context.count && demand.plan.elsewhere == 0; i++) {
      left -= routes[i] == 0 && end[i] < 0 ? 0 : ways.exact(context.pieces[i], routes[i], end[i]);
      if (left < 0) {
        return false;
      }
    }
    return true;
  }

  /** Sends a piece to where it does a task: guards a flight, or else the first task to pin or block. */
  private boolean send(int i, int moves, long arrived, long filled, int task, long gaps, long unpinned) {
    int spent = costs[i];
    int keeps = context.pieces[i] >> 6 == Schema.KING ? 0 : 1;
    if (taken > context.count - kept - keeps) {
      return false;
    }
    int[] list = guardSquares.of(task, i);
    long[] open = guardSquares.lanes(task, i);
    long blockers = demand.plan.occupied | arrived;
    for (int j = 0; j < guardSquares.count(task, i); j++) {
      int place = list[j];
      int least = ImmobileSquares.cost(place);
      if (least > moves + spent) {
        break;
      }
      int arrival = place & ImmobileSquares.PIECE;
      if (ImmobileSquares.captures(place) > demand.captures || least == 0 && routes[i] == 0
          || !placed.isFree(arrival, arrived) || (open[j] & blockers) != 0
          || task == GuardSquares.STANDS && !placed.doesTask(arrival, arrived, gaps, unpinned)) {
        continue;
      }
      int cost = routes[i] == 0 ? least : ways.route(context.pieces[i], routes[i], twice[i], arrival);
      if (cost - spent > moves) {
        continue;
      }
      end[i] = arrival;
      costs[i] = cost;
      kept += keeps;
      boolean done = assign(moves - cost + spent, arrived | Square.bit(arrival & 63), filled);
      kept -= keeps;
      end[i] = -1;
      costs[i] = spent;
      if (done) {
        return true;
      }
    }
    return false;
  }
}
