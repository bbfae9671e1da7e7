package zugwerk.solve.reach;

import java.util.Arrays;
import zugwerk.betza.Movement;
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
  private Layout layout = new Layout();
  /** The squares on which a piece must stand, and the flights to guard. */
  private long blocks;
  private int flights;
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
  /** How often the attacker captures at most. */
  private int mostCaptures;
  /** What was found last for a complete layout: where the pieces end that are needed, and where they capture. */
  private final int[] goals = new int[Square.COUNT];
  private final long[] tracks = new long[Square.COUNT];
  /** Where the victim's pieces are captured that move before. */
  private final int[] spots = new int[Square.COUNT];
  private boolean complete;
  /** The flights that some piece may come to guard. */
  private int within;
  private int limit;
  int steps;

  Duties(Scene scene, Target target, Places places) {
    this.scene = scene;
    this.target = target;
    this.places = places;
    ways = new Tours(scene);
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
        if ((guarded != 0 || posted) && mayStand(arrival)) {
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
        : path(place & Places.PIECE, Surroundings.square(target.square, duty)) & ~Square.bit(target.square);
    ends[duty][i][counts[duty][i]++] = place;
  }

  /** Whether there were too many steps since then. */
  boolean hasGivenUp() {
    return steps > limit;
  }

  /** The flights that no piece may come to guard, as squares. */
  long unguarded() {
    long squares = 0;
    for (int rest = target.bare(within); rest != 0; rest &= rest - 1) {
      squares |= Square.bit(Surroundings.square(target.square, Integer.numberOfTrailingZeros(rest)));
    }
    return squares;
  }

  /**
   * Whether the attacker can do what is asked.
   *
   * @param free squares on which pieces of the victim that are not settled may end
   */
  boolean canBeDone(Layout settled, long free) {
    layout = settled;
    kept = scene.attackersKings();
    for (int i = 0; i < scene.count; i++) {
      tours[i] = 0;
      costs[i] = 0;
      end[i] = -1;
    }
    blocks = layout.blocks & ~layout.occupied & ~free;
    flights = target.bare(Surroundings.among(target.square, layout.occupied | free));
    complete = Long.bitCount(layout.decided) == scene.otherCount;
    mostCaptures = complete ? layout.captures() : scene.moves;
    if (!complete && settled.wasMet(blocks, flights)) {
      return true;
    }
    settled.meet(blocks, flights);
    if (refusals.cover(blocks, flights, layout, mostCaptures)) {
      return false;
    }
    boolean done = captures(layout.visits, scene.moves);
    if (!done) {
      refusals.add(blocks, flights, layout, mostCaptures);
    }
    return done;
  }

  /** Sends pieces to capture. */
  private boolean captures(long rest, int moves) {
    if (rest == 0) {
      return meets(moves, 0);
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

  /** Sends pieces to where they end, until all is done. */
  private boolean meets(int moves, long arrived) {
    if (++steps > limit) {
      return true;
    }
    int bare = flights;
    long open = blocks;
    long loose = layout.pins;
    for (int i = 0; i < scene.count; i++) {
      int piece = end[i] >= 0 ? end[i] : scene.pieces[i];
      if (end[i] >= 0 || tours[i] == 0 && mayStand(piece) && isFree(piece, arrived)) {
        open &= ~Square.bit(piece & 63);
        bare &= ~guarded(piece, scene.attackers.guards(piece, target.square) & bare, arrived);
        loose &= ~pinned(piece, arrived);
      }
    }
    if (bare == 0 && open == 0 && loose == 0) {
      return layout.taken <= scene.count - kept && feeds(layout.takers, moves, arrived);
    }
    for (int i = 0; i < scene.count; i++) {
      if (end[i] < 0 && (moves > 0 || tours[i] != 0) && sends(i, moves, arrived, bare, open, loose)) {
        return true;
      }
    }
    return false;
  }

  /** Sends a piece to each Pawn of the victim that captures, where it does so; then others after what moves. */
  private boolean feeds(long takers, int moves, long arrived) {
    if (takers == 0 || scene.passing != 0) {
      return chases(layout.strays, moves, layout.left, arrived);
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
      if (complete && isExact()) {
        keep(arrived);
        return true;
      }
      return !complete;
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
    for (int i = 0; i < scene.count && layout.elsewhere == 0; i++) {
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
      boolean needed = end[i] < 0 && tours[i] == 0 && mayStand(piece) && isFree(piece, arrived)
          && ((blocks & Square.bit(piece & 63)) != 0 || pinned(piece, arrived) != 0
              || guarded(piece, scene.attackers.guards(piece, target.square) & flights, arrived) != 0);
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
  private boolean sends(int i, int moves, long arrived, int bare, long gaps, long loose) {
    int spent = costs[i];
    int keeps = scene.pieces[i] >> 6 == Schema.KING ? 0 : 1;
    if (layout.taken > scene.count - kept - keeps) {
      return false;
    }
    int duty = Integer.numberOfTrailingZeros((loose | gaps) != 0 ? STANDS : bare);
    int[] list = ends[duty][i];
    long[] open = lanes[duty][i];
    long shut = layout.occupied | arrived;
    for (int j = 0; j < counts[duty][i]; j++) {
      int place = list[j];
      int least = Places.cost(place);
      if (least > moves + spent) {
        break;
      }
      int arrival = place & Places.PIECE;
      if (Places.takes(place) > mostCaptures || least == 0 && tours[i] == 0 || !isFree(arrival, arrived)
          || (open[j] & shut) != 0 || (loose | gaps) != 0 && !does(arrival, arrived, gaps, loose)) {
        continue;
      }
      int cost = tours[i] == 0 ? least : ways.tour(scene.pieces[i], tours[i], arrival);
      if (cost - spent > moves) {
        continue;
      }
      end[i] = arrival;
      costs[i] = cost;
      kept += keeps;
      boolean done = meets(moves - cost + spent, arrived | Square.bit(arrival & 63));
      kept -= keeps;
      end[i] = -1;
      costs[i] = spent;
      if (done) {
        return true;
      }
    }
    return false;
  }

  private boolean does(int piece, long arrived, long gaps, long loose) {
    return loose != 0 ? (pinned(piece, arrived) & Long.lowestOneBit(loose)) != 0
        : (Long.lowestOneBit(gaps) & Square.bit(piece & 63)) != 0;
  }

  /** Whether a piece may stand on its square at the end: it gives no check that nothing can stop. */
  private boolean mayStand(int piece) {
    return (piece & 63) != target.square && !scene.attackers.isBarredKing(piece, target.square)
        && ((scene.attackers.guards(piece, target.square) & Surroundings.CHECK) == 0
            || path(piece, target.square) != 0);
  }

  /** Whether nothing else stands on the square of a piece, and no Pawn could capture it. */
  private boolean isFree(int piece, long arrived) {
    return ((layout.occupied | arrived | layout.bites) & Square.bit(piece & 63)) == 0;
  }

  private long path(int piece, int to) {
    return scene.attackers.powers(piece >> 6).capturePath(piece & 63, to);
  }

  /** What of some flights a piece guards that has an open way to them. */
  private int guarded(int piece, int wanted, long arrived) {
    int guarded = wanted;
    long shut = (layout.occupied | arrived) & ~Square.bit(target.square);
    for (int rest = wanted; rest != 0; rest &= rest - 1) {
      int to = Surroundings.square(target.square, Integer.numberOfTrailingZeros(rest));
      if ((path(piece, to) & shut) != 0) {
        guarded ^= Integer.lowestOneBit(rest);
      }
    }
    return guarded;
  }

  private long pinned(int piece, long arrived) {
    long at = Square.bit(piece & 63);
    long found = 0;
    for (long rest = layout.pins; rest != 0; rest &= rest - 1) {
      long pin = Long.lowestOneBit(rest);
      if ((Lines.beyond(target.square, Long.numberOfTrailingZeros(rest)) & at) != 0) {
        long path = path(piece, target.square);
        found |= path != Movement.NONE && (path & (layout.occupied | arrived)) == pin ? pin : 0;
      }
    }
    return found;
  }
}
