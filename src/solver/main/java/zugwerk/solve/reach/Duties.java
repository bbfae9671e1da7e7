package zugwerk.solve.reach;

import java.util.Arrays;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * Whether the attacker has the moves for all that a stalemate asks of it: to capture pieces of the victim where they
 * stand and elsewhere, to be captured by its Pawns, to guard the flights of the King, to stand before Pawns and to pin.
 * Each of its pieces goes to the squares on which it captures and from there to one where it ends; one that does not
 * move does its duty where it stands, and may also go after a piece that moves.
 */
final class Duties {

  private final Scene scene;
  private final Target target;
  private final Places places;
  private final Tours ways;
  private final Asked asked;
  private final Sentries posts;
  private final Stations stations;
  /** By piece: where it captures, where it does so again, the moves that it makes, and where it ends or -1. */
  private final long[] tours = new long[Square.COUNT];
  private final long[] twice = new long[Square.COUNT];
  private final int[] costs = new int[Square.COUNT];
  private final int[] end = new int[Square.COUNT];
  /** The pieces that must not be captured. */
  private int kept;
  /** The pieces that are captured. */
  private int taken;
  /** Where the victim's pieces are captured that move before. */
  private final int[] spots = new int[Square.COUNT];
  /** What captures them, -1 for those that do not move before. */
  private final int[] hunters = new int[Square.COUNT];
  /** Whether all is captured, and the squares that were left to the victim before. */
  private boolean hunted;
  private long gone;
  private int limit;
  /** Where the victim's pieces end. */
  private final int[] arrivals;
  int steps;

  /** @param arrivals where the victim's pieces end that are settled, as places */
  Duties(Scene scene, Target target, Places places, Tours ways, int[] arrivals) {
    this.arrivals = arrivals;
    this.scene = scene;
    this.target = target;
    this.places = places;
    this.ways = ways;
    asked = new Asked(scene, target, places);
    posts = new Sentries(scene, target, asked);
    stations = new Stations(scene, target, places, posts);
  }

  /**
   * Goes on to the places of the victim's pieces that were found last.
   *
   * @param most after so many steps the answer is yes, which is always safe
   */
  void aim(int most) {
    limit = most;
    steps = 0;
    stations.aim();
  }

  /** The flights that no piece may come to guard, as squares. */
  long unguarded() {
    return stations.unguarded();
  }

  /** Whether there were too many steps since then. */
  boolean hasGivenUp() {
    return steps > limit;
  }

  /**
   * Whether the attacker can do what is asked, where pieces of the victim that are not settled may fill squares.
   *
   * @param free the squares on which those may end
   */
  boolean canBeDone(Layout settled, long free) {
    asked.look(settled, free);
    Arrays.fill(hunters, 0, scene.otherCount, -1);
    kept = scene.attackersKings();
    taken = settled.taken;
    for (int i = 0; i < scene.count; i++) {
      tours[i] = 0;
      twice[i] = 0;
      costs[i] = 0;
      end[i] = -1;
    }
    return captures(settled.visits, scene.moves);
  }

  /** Sends pieces to capture. */
  private boolean captures(long rest, int moves) {
    if (rest == 0) {
      return meets(moves, 0, 0);
    }
    if (++steps > limit) {
      return true;
    }
    long visit = Long.lowestOneBit(rest);
    for (int i = 0; i < scene.count; i++) {
      long before = tours[i];
      int cost = costs[i];
      int now = ways.tour(scene.pieces[i], before | visit, -1);
      if (now - cost <= moves) {
        tours[i] = before | visit;
        costs[i] = now;
        boolean done = captures(rest ^ visit, moves - now + cost);
        tours[i] = before;
        costs[i] = cost;
        if (done) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Sends pieces to where they end, until all is done.
   *
   * @param filled the squares that are left to the victim
   */
  private boolean meets(int moves, long arrived, long filled) {
    if (++steps > limit) {
      return true;
    }
    int bare = asked.flights & ~asked.flights(filled);
    long open = asked.blocks & ~filled;
    long loose = asked.layout.pins;
    for (int i = 0; i < scene.count; i++) {
      int piece = end[i] >= 0 ? end[i] : scene.pieces[i];
      if (end[i] < 0 ? tours[i] == 0 && posts.mayStand(piece) && posts.isFree(piece, arrived)
          : (piece & Tours.CAPTURED) == 0) {
        open &= ~Square.bit(piece & 63);
        bare &= ~posts.guarded(piece, scene.attackers.guards(piece, target.square) & bare, arrived);
        loose &= ~posts.pinned(piece, arrived);
      }
    }
    if (loose != 0) {
      return sends(moves, arrived, filled, Stations.STANDS, open, loose);
    }
    long gaps = open | asked.squares(bare);
    if (asked.mayFill(filled | gaps) && isDone(moves, arrived, filled | gaps)) {
      return true;
    }
    if (gaps == 0) {
      return false;
    }
    if ((gaps & ~asked.free) != 0) {
      // What only the attacker can do comes first.
      open &= ~asked.free;
      bare &= ~asked.flights(asked.free);
    }
    int duty = open != 0 ? Stations.STANDS : stations.scarcest(bare);
    if (sends(moves, arrived, filled, duty, open, 0)) {
      return true;
    }
    long more = filled | (open != 0 ? Long.lowestOneBit(open) : asked.squares(1 << duty));
    return asked.mayFill(more) && meets(moves, arrived, more);
  }

  /** Whether what is left can be done if pieces of the victim fill some squares. */
  private boolean isDone(int moves, long arrived, long filled) {
    if (taken > scene.count - kept) {
      return false;
    }
    if (hunted || (asked.layout.takers | asked.layout.strays) == 0) {
      return !asked.complete || isExact();
    }
    int price = asked.price(filled);
    long before = gone;
    gone = filled;
    boolean done = chases(asked.layout.strays, moves, asked.spare - price, arrived, asked.layout.takers);
    gone = before;
    return done;
  }

  /** Goes on once all is captured: what has left its post for that must come back, or others take over. */
  private boolean resumes(int moves, int left, long arrived) {
    int before = asked.spare;
    asked.spare = left + asked.price(gone);
    hunted = true;
    boolean done = meets(moves, arrived, gone);
    hunted = false;
    asked.spare = before;
    return done;
  }

  private boolean sends(int moves, long arrived, long filled, int duty, long gaps, long loose) {
    for (int i = 0; i < scene.count; i++) {
      if (end[i] < 0 && (moves > 0 || tours[i] != 0) && sends(i, moves, arrived, filled, duty, gaps, loose)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Sends pieces after those of the victim that move before they are captured.
   *
   * @param left the moves that the victim has for that beyond the least
   * @param takers the numbers of the victim's Pawns that capture
   */
  private boolean chases(long strays, int moves, int left, long arrived, long takers) {
    if (strays == 0) {
      return feeds(scene.passing == 0 ? takers : 0, moves, left, arrived);
    }
    if (++steps > limit) {
      return true;
    }
    int unit = places.narrowest(strays, left);
    int budget = left + places.flight(unit);
    long open = places.flightSquares(unit, left);
    for (int i = 0; i < scene.count; i++) {
      long before = tours[i];
      long again = twice[i];
      int cost = costs[i];
      for (long rest = open & scene.course(i).within(cost + moves); rest != 0; rest &=
          rest - 1) {
        long spot = Long.lowestOneBit(rest);
        tours[i] = before | spot;
        twice[i] = again | before & spot;
        costs[i] = ways.tour(scene.pieces[i], tours[i], twice[i], end[i]);
        boolean done = false;
        if (costs[i] - cost <= moves) {
          hunters[unit] = i;
          spots[unit] = Long.numberOfTrailingZeros(spot);
          done = goes(unit, strays & ~(1L << unit), moves - costs[i] + cost, budget, arrived, takers);
        }
        tours[i] = before;
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
  private boolean goes(int unit, long strays, int moves, int budget, long arrived, long takers) {
    int stray = scene.others[unit];
    int least = Journey.NEVER;
    for (int takes = 0; takes <= Places.MOST_TAKES && takes <= scene.count - kept - taken; takes++) {
      int cost = scene.passing == 0 ? scene.victims.cost(stray, spots[unit], takes)
          : scene.victims.journey(stray).distance(spots[unit]);
      if (cost < Math.min(least, budget + 1)) {
        least = cost;
        taken += takes;
        boolean done = chases(strays, moves, budget - cost, arrived, takes > 0 ? takers | 1L << unit : takers);
        taken -= takes;
        if (done) {
          return true;
        }
      }
    }
    return false;
  }

  /** Sends a piece to each Pawn of the victim that captures, where it does so. */
  private boolean feeds(long takers, int moves, int left, long arrived) {
    if (takers == 0) {
      return resumes(moves, left, arrived);
    }
    if (++steps > limit) {
      return true;
    }
    int unit = Long.numberOfTrailingZeros(takers);
    long prey = asked.prey(unit, hunters[unit] >= 0 ? spots[unit] : arrivals[unit]);
    for (int i = 0; i < scene.count; i++) {
      boolean open = end[i] < 0 && hunters[unit] != i && scene.pieces[i] >> 6 != Schema.KING;
      for (long rest = open ? prey : 0; rest != 0; rest &= rest - 1) {
        int before = costs[i];
        int last = Tours.CAPTURED | Long.numberOfTrailingZeros(rest);
        int cost = ways.tour(scene.pieces[i], tours[i], twice[i], last);
        if (cost - before > moves) {
          continue;
        }
        end[i] = last;
        costs[i] = cost;
        boolean done = feeds(takers & takers - 1, moves - cost + before, left, arrived);
        end[i] = -1;
        costs[i] = before;
        if (done) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether the moves last where each piece captures on its squares and on no others. */
  private boolean isExact() {
    int left = scene.moves;
    for (int i = 0; i < scene.count && asked.layout.elsewhere == 0; i++) {
      left -= tours[i] == 0 && end[i] < 0 ? 0 : ways.exact(scene.pieces[i], tours[i], end[i]);
      if (left < 0) {
        return false;
      }
    }
    return true;
  }

  /** Lets a piece end where it does a duty: to guard a flight, or the first of those to pin and to block. */
  private boolean sends(int i, int moves, long arrived, long filled, int duty, long gaps, long loose) {
    int spent = costs[i];
    int keeps = scene.pieces[i] >> 6 == Schema.KING ? 0 : 1;
    if (taken > scene.count - kept - keeps) {
      return false;
    }
    int[] list = stations.of(duty, i);
    long[] open = stations.lanes(duty, i);
    long shut = asked.layout.occupied | arrived;
    for (int j = 0; j < stations.count(duty, i); j++) {
      int place = list[j];
      int least = Places.cost(place);
      if (least > moves + spent) {
        break;
      }
      int arrival = place & Places.PIECE;
      if (Places.takes(place) > asked.captures || least == 0 && tours[i] == 0 || !posts.isFree(arrival, arrived)
          || (open[j] & shut) != 0 || duty == Stations.STANDS && !posts.does(arrival, arrived, gaps, loose)) {
        continue;
      }
      int cost = tours[i] == 0 ? least : ways.tour(scene.pieces[i], tours[i], twice[i], arrival);
      if (cost - spent > moves) {
        continue;
      }
      end[i] = arrival;
      costs[i] = cost;
      kept += keeps;
      boolean done = meets(moves - cost + spent, arrived | Square.bit(arrival & 63), filled);
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
