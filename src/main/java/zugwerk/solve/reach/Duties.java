package zugwerk.solve.reach;

import java.util.Arrays;
import zugwerk.betza.Movement;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * Whether the attacker has the moves for all that a stalemate asks of it: to capture pieces of the victim where they
 * stand and elsewhere, to guard the flights of the King, to stand before Pawns and to pin. Each of its pieces goes to
 * the squares on which it captures and from there to one where it ends; one that does not move does its duty where it
 * stands.
 */
final class Duties {

  private static final int NEVER = 100;

  private final Scene scene;
  private final Target target;
  private final Places places;
  private Layout layout = new Layout();
  /** The squares on which a piece must stand, and the flights to guard. */
  private long blocks;
  private int flights;
  /** By piece: the places where it may do a duty, and what it guards from there. */
  private final int[][] ends = new int[Square.COUNT][];
  private final short[][] guards = new short[Square.COUNT][];
  private final int[] counts = new int[Square.COUNT];
  /** By piece: where it captures, the moves that it makes, and where it ends or -1. */
  private final long[] tours = new long[Square.COUNT];
  private final int[] costs = new int[Square.COUNT];
  private final int[] end = new int[Square.COUNT];
  /** The pieces that must not be captured. */
  private int kept;
  /** Whether the attacker captures anything, perhaps. */
  private boolean mayCapture;
  /** The flights that some piece may come to guard. */
  private int within;
  private int limit;
  private int steps;

  Duties(Scene scene, Target target, Places places) {
    this.scene = scene;
    this.target = target;
    this.places = places;
    Arrays.fill(ends, new int[0]);
    Arrays.fill(guards, new short[0]);
  }

  /**
   * Goes on to the places of the victim's pieces that were found last.
   *
   * @param most after so many steps the answer is yes, which is always safe
   */
  void aim(int most) {
    limit = most;
    steps = 0;
    within = 0;
    for (int i = 0; i < scene.count; i++) {
      int piece = scene.pieces[i];
      int[] all = scene.attackers.places(piece);
      if (ends[i].length < all.length) {
        ends[i] = new int[all.length];
        guards[i] = new short[all.length];
      }
      int size = 0;
      for (int j = 0; j < all.length && Places.cost(all[j]) <= scene.moves; j++) {
        int arrival = all[j] & Places.PIECE;
        int guarded = scene.attackers.guards(arrival, target.square) & ~Surroundings.CHECK;
        if ((guarded != 0 || (places.posts() & Square.bit(arrival & 63)) != 0) && mayStand(arrival)) {
          guards[i][size] = (short) guarded;
          ends[i][size++] = all[j];
          within |= guarded;
        }
      }
      counts[i] = size;
    }
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
    kept = 1;
    for (int i = 0; i < scene.count; i++) {
      tours[i] = 0;
      costs[i] = 0;
      end[i] = -1;
    }
    blocks = layout.blocks & ~layout.occupied & ~free;
    flights = target.bare(Surroundings.among(target.square, layout.occupied | free));
    boolean complete = Long.bitCount(layout.decided) == scene.otherCount;
    mayCapture = !complete || layout.captures() > 0;
    if (!complete && settled.wasMet(blocks, flights)) {
      return true;
    }
    settled.meet(blocks, flights);
    return captures(layout.visits, scene.moves);
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
      int now = tour(scene.pieces[i], before | visit, -1);
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

  /** The moves of a piece by way of some squares, in any order, to one where it ends; or to the last of them. */
  private int tour(int piece, long by, int last) {
    int kinds = scene.attackers.journey(piece).types(scene.moves);
    return tour(1 << (piece >> 6), kinds, piece & 63, by, last);
  }

  private int tour(int types, int kinds, int from, long by, int last) {
    if (by == 0) {
      return last < 0 ? 0 : distance(types, from, last & 63);
    }
    int least = NEVER;
    for (long rest = by; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      int first = distance(types, from, to);
      least = first < least ? Math.min(least, first + tour(kinds, kinds, to, by ^ Square.bit(to), last)) : least;
    }
    return least;
  }

  private int distance(int types, int from, int to) {
    int least = NEVER;
    for (int rest = types; rest != 0; rest &= rest - 1) {
      least = Math.min(least,
          scene.attackers.journey(Integer.numberOfTrailingZeros(rest) << 6 | from).distance(to));
    }
    return least;
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
      return true;
    }
    for (int i = 0; i < scene.count; i++) {
      if (end[i] < 0 && (moves > 0 || tours[i] != 0) && sends(i, moves, arrived, bare, open, loose)) {
        return true;
      }
    }
    return false;
  }

  /** Lets a piece end where it does the first of the duties that are left. */
  private boolean sends(int i, int moves, long arrived, int bare, long open, long loose) {
    int spent = costs[i];
    int keeps = scene.pieces[i] >> 6 == Schema.KING ? 0 : 1;
    if (layout.taken > scene.count - kept - keeps) {
      return false;
    }
    for (int j = 0; j < counts[i]; j++) {
      int place = ends[i][j];
      int least = Places.cost(place);
      if (least > moves + spent) {
        break;
      }
      int arrival = place & Places.PIECE;
      if ((place & Places.TAKES) != 0 && !mayCapture || least == 0 && tours[i] == 0 || !isFree(arrival, arrived)
          || !does(arrival, guards[i][j], arrived, bare, open, loose)) {
        continue;
      }
      int cost = tours[i] == 0 ? least : tour(scene.pieces[i], tours[i], arrival);
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

  private boolean does(int piece, int guarded, long arrived, int bare, long open, long loose) {
    if (loose != 0) {
      return (pinned(piece, arrived) & Long.lowestOneBit(loose)) != 0;
    }
    return open != 0 ? (Long.lowestOneBit(open) & Square.bit(piece & 63)) != 0
        : guarded(piece, guarded & Integer.lowestOneBit(bare), arrived) != 0;
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
