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

  /** The duty to stand on a square, beside those to guard flights. */
  private static final int STANDS = 1 << Surroundings.DIRECTIONS;

  private final Scene scene;
  private final Target target;
  private final Places places;
  private final Tours ways;
  private final Refusals refusals = new Refusals();
  private final Asked asked;
  private final Sentries posts;
  /** By duty and piece: the places from which it may be done, cheapest first. The last duty is to stand somewhere. */
  private final int[][][] ends = new int[Surroundings.DIRECTIONS + 1][Square.COUNT][];
  /** What must be empty for that, the King's square aside. */
  private final long[][][] lanes = new long[Surroundings.DIRECTIONS + 1][Square.COUNT][];
  private final int[][] counts = new int[Surroundings.DIRECTIONS + 1][Square.COUNT];
  /** By piece: where it captures, the moves that it makes, and where it ends or -1. */
  private final long[] tours = new long[Square.COUNT];
  private final int[] costs = new int[Square.COUNT];
  private final int[] end = new int[Square.COUNT];
  /** The pieces that must not be captured. */
  private int kept;
  /** What was found last for a complete layout: where the pieces end that are needed, and where they capture. */
  private final int[] goals = new int[Square.COUNT];
  private final long[] tracks = new long[Square.COUNT];
  /** Where the victim's pieces are captured that move before. */
  private final int[] spots = new int[Square.COUNT];
  /** The flights that some piece may come to guard. */
  private int within;
  private int limit;
  int steps;

  Duties(Scene scene, Target target, Places places) {
    this.scene = scene;
    this.target = target;
    this.places = places;
    ways = new Tours(scene);
    asked = new Asked(scene, target, places);
    posts = new Sentries(scene, target, asked);
    for (int duty = 0; duty < ends.length; duty++) {
      Arrays.fill(ends[duty], new int[0]);
    }
  }

  /**
   * Goes on to the places of the victim's pieces that were found last.
   *
   * @param most after so many steps the answer is yes, which is always safe
   */
  void aim(int most) {
    limit = most;
    steps = 0;
    refusals.clear();
    within = 0;
    for (int[] sizes : counts) {
      Arrays.fill(sizes, 0, scene.count, 0);
    }
    for (int i = 0; i < scene.count; i++) {
      int[] all = scene.attackers.places(scene.pieces[i]);
      for (int j = 0; j < all.length && Places.cost(all[j]) <= scene.moves; j++) {
        int arrival = all[j] & Places.PIECE;
        int guarded = scene.attackers.guards(arrival, target.square) & ~Surroundings.CHECK;
        boolean posted = (places.posts() & Square.bit(arrival & 63)) != 0;
        if ((guarded != 0 || posted) && posts.mayStand(arrival)) {
          within |= guarded;
          for (int rest = posted ? guarded | STANDS : guarded; rest != 0; rest &= rest - 1) {
            add(Integer.numberOfTrailingZeros(rest), i, all[j], all.length);
          }
        }
      }
    }
  }

  private void add(int duty, int i, int place, int most) {
    if (ends[duty][i].length < most) {
      ends[duty][i] = new int[most];
      lanes[duty][i] = new long[most];
    }
    lanes[duty][i][counts[duty][i]] = duty == Surroundings.DIRECTIONS ? 0
        : posts.path(place & Places.PIECE, Surroundings.square(target.square, duty)) & ~Square.bit(target.square);
    ends[duty][i][counts[duty][i]++] = place;
  }

  /** Whether there were too many steps since then. */
  boolean hasGivenUp() {
    return steps > limit;
  }

  /** The flights that no piece may come to guard, as squares. */
  long unguarded() {
    return Surroundings.squares(target.square, target.bare(within));
  }

  /**
   * Whether the attacker can do what is asked, where pieces of the victim that are not settled may fill squares.
   *
   * @param free the squares on which those may end
   */
  boolean canBeDone(Layout settled, long free) {
    asked.look(settled, free);
    kept = scene.attackersKings();
    for (int i = 0; i < scene.count; i++) {
      tours[i] = 0;
      costs[i] = 0;
      end[i] = -1;
    }
    if (asked.isMet()) {
      return true;
    }
    if (refusals.cover(asked)) {
      return false;
    }
    boolean done = captures(settled.visits, scene.moves);
    if (!done) {
      refusals.add(asked);
    }
    return done;
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
      if (end[i] >= 0 || tours[i] == 0 && posts.mayStand(piece) && posts.isFree(piece, arrived)) {
        open &= ~Square.bit(piece & 63);
        bare &= ~posts.guarded(piece, scene.attackers.guards(piece, target.square) & bare, arrived);
        loose &= ~posts.pinned(piece, arrived);
      }
    }
    if (loose != 0) {
      return sends(moves, arrived, filled, bare, open, loose);
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
    if (sends(moves, arrived, filled, bare, open, 0)) {
      return true;
    }
    long more = filled | (open != 0 ? Long.lowestOneBit(open) : asked.squares(Integer.lowestOneBit(bare)));
    return asked.mayFill(more) && meets(moves, arrived, more);
  }

  /** Whether what is left can be done if pieces of the victim fill some squares. */
  private boolean isDone(int moves, long arrived, long filled) {
    int before = asked.spare;
    asked.spare -= asked.price(filled);
    boolean done = asked.layout.taken <= scene.count - kept && feeds(asked.layout.takers, moves, arrived);
    asked.spare = before;
    if (done) {
      asked.meet(filled);
    }
    return done;
  }

  private boolean sends(int moves, long arrived, long filled, int bare, long gaps, long loose) {
    for (int i = 0; i < scene.count; i++) {
      if (end[i] < 0 && (moves > 0 || tours[i] != 0) && sends(i, moves, arrived, filled, bare, gaps, loose)) {
        return true;
      }
    }
    return false;
  }

  /** Sends a piece to each Pawn of the victim that captures, where it does so; then others after what moves. */
  private boolean feeds(long takers, int moves, long arrived) {
    if (takers == 0 || scene.passing != 0) {
      return chases(asked.layout.strays, moves, asked.spare, arrived);
    }
    if (++steps > limit) {
      return true;
    }
    long prey = scene.victims.prey(scene.others[Long.numberOfTrailingZeros(takers)], target.spare);
    for (int i = 0; i < scene.count; i++) {
      for (long rest = end[i] < 0 && scene.pieces[i] >> 6 != Schema.KING ? prey : 0; rest != 0; rest &= rest - 1) {
        int before = costs[i];
        int last = Tours.CAPTURED | Long.numberOfTrailingZeros(rest);
        int cost = ways.tour(scene.pieces[i], tours[i], last);
        if (cost - before > moves) {
          continue;
        }
        end[i] = last;
        costs[i] = cost;
        boolean done = feeds(takers & takers - 1, moves - cost + before, arrived);
        end[i] = -1;
        costs[i] = before;
        if (done) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Sends pieces after those of the victim that move before they are captured.
   *
   * @param left the moves that the victim has for that beyond the least
   */
  private boolean chases(long strays, int moves, int left, long arrived) {
    if (strays == 0) {
      if (asked.complete && isExact()) {
        keep(arrived);
        return true;
      }
      return !asked.complete;
    }
    if (++steps > limit) {
      return true;
    }
    int unit = Long.numberOfTrailingZeros(strays);
    int stray = scene.others[unit];
    Journey journey = scene.victims.journey(stray);
    int budget = left + places.flight(unit);
    long open = journey.within(budget) & ~Square.bit(stray & 63);
    for (int i = 0; i < scene.count; i++) {
      long before = tours[i];
      int cost = costs[i];
      for (long rest = open & scene.attackers.journey(scene.pieces[i]).within(cost + moves); rest != 0; rest &=
          rest - 1) {
        long spot = Long.lowestOneBit(rest);
        int now = Math.max(cost, ways.tour(scene.pieces[i], before | spot, end[i]));
        if (now - cost <= moves) {
          tours[i] = before | spot;
          costs[i] = now;
          spots[unit] = Long.numberOfTrailingZeros(spot);
          boolean done = chases(strays & strays - 1, moves - now + cost, budget - journey.distance(spots[unit]),
              arrived);
          tours[i] = before;
          costs[i] = cost;
          if (done) {
            return true;
          }
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

  private void keep(long arrived) {
    for (int i = 0; i < scene.count; i++) {
      int piece = scene.pieces[i];
      boolean needed = end[i] < 0 && tours[i] == 0 && posts.mayStand(piece) && posts.isFree(piece, arrived)
          && ((asked.blocks & Square.bit(piece & 63)) != 0 || posts.pinned(piece, arrived) != 0
              || posts.guarded(piece, scene.attackers.guards(piece, target.square) & asked.flights, arrived) != 0);
      goals[i] = needed ? piece : end[i];
      tracks[i] = tours[i];
    }
  }

  /** Where each piece ended when a complete layout was found last, or {@link Precedent#ANYWHERE}. */
  int[] goals() {
    return goals;
  }

  /** Where each piece of the victim was captured then that moved before. */
  int[] spots() {
    return spots;
  }

  /** The squares on which each piece captured then. */
  long[] tracks() {
    return tracks;
  }

  /** Lets a piece end where it does the first of the duties that are left. */
  private boolean sends(int i, int moves, long arrived, long filled, int bare, long gaps, long loose) {
    int spent = costs[i];
    int keeps = scene.pieces[i] >> 6 == Schema.KING ? 0 : 1;
    if (asked.layout.taken > scene.count - kept - keeps) {
      return false;
    }
    int duty = Integer.numberOfTrailingZeros((loose | gaps) != 0 ? STANDS : bare);
    int[] list = ends[duty][i];
    long[] open = lanes[duty][i];
    long shut = asked.layout.occupied | arrived;
    for (int j = 0; j < counts[duty][i]; j++) {
      int place = list[j];
      int least = Places.cost(place);
      if (least > moves + spent) {
        break;
      }
      int arrival = place & Places.PIECE;
      if (Places.takes(place) > asked.captures || least == 0 && tours[i] == 0 || !posts.isFree(arrival, arrived)
          || (open[j] & shut) != 0 || (loose | gaps) != 0 && !posts.does(arrival, arrived, gaps, loose)) {
        continue;
      }
      int cost = tours[i] == 0 ? least : ways.tour(scene.pieces[i], tours[i], arrival);
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
