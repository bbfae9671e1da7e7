package zugwerk.solve.reach;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
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

  PlainStalemate(Scene scene, Target target) {
    this.scene = scene;
    this.target = target;
  }

  /** Whether all pieces of the victim can lose their moves. */
  boolean isPossible() {
    return settles(0, new Layout(), new ArrayList<>());
  }

  private boolean settles(int unit, Layout now, List<Integer> hemmed) {
    if (now.left > target.spare || now.captures() > scene.moves) {
      return false;
    }
    if (unit == scene.otherCount) {
      return hemmed.stream().allMatch(piece -> isHemmed(piece, now)) && canBeDone(now, 0);
    }
    int piece = scene.others[unit];
    long at = Square.bit(piece & 63);
    Layout captured = next(now, unit);
    if ((scene.passed & (at << 8 | at >>> 8)) == 0) {
      captured.visits |= at;
    } else {
      captured.elsewhere++;
    }
    Layout elsewhere = next(now, unit);
    elsewhere.elsewhere++;
    elsewhere.left++;
    if (settles(unit + 1, captured, hemmed) || settles(unit + 1, elsewhere, hemmed)) {
      return true;
    }
    for (int place : scene.victims.places(piece)) {
      long to = Square.bit(Places.square(place));
      if (((now.occupied | Square.bit(target.square)) & to) == 0 && Places.cost(place) <= target.spare) {
        Layout stands = next(now, unit);
        stands.occupied |= to;
        stands.left += Places.cost(place);
        stands.taken += (place & Places.TAKES) == 0 ? 0 : 1;
        Layout pinned = next(stands, unit);
        pinned.pins |= to;
        List<Integer> more = new ArrayList<>(hemmed);
        more.add(place & Places.PIECE);
        if (settles(unit + 1, stands, more)
            || scene.isFixed(place & Places.PIECE, target.square) && settles(unit + 1, pinned, hemmed)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The moves that the victim has made are in {@link Layout#left} here. */
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
    boolean takes = Long.bitCount(layout.decided) < scene.otherCount || layout.captures() > 0;
    int[][] useful = new int[scene.count][];
    for (int i = 0; i < scene.count; i++) {
      useful[i] = Arrays.stream(scene.attackers.places(scene.pieces[i]))
          .filter(place -> Places.cost(place) <= scene.moves && ((place & Places.TAKES) == 0 || takes))
          .filter(place -> isUseful(place & Places.PIECE, layout, flights, blocks)).toArray();
    }
    return sends(0, layout.visits, scene.moves, new ArrayList<>(), new boolean[scene.count], useful,
        (ends, away) -> isDone(ends, layout, flights, blocks, away));
  }

  private boolean sends(int i, long visits, int moves, List<Integer> ends, boolean[] away, int[][] useful,
      BiPredicate<List<Integer>, boolean[]> isDone) {
    if (moves < 0) {
      return false;
    }
    if (i == scene.count) {
      return visits == 0 && isDone.test(ends, away);
    }
    int piece = scene.pieces[i];
    if (sends(i + 1, visits, moves, ends, away, useful, isDone)) {
      return true;
    }
    away[i] = true;
    boolean done = false;
    // All subsets of the squares on which something is captured, the empty one last.
    for (long own = visits; !done; own = own - 1 & visits) {
      done = own != 0 && sends(i + 1, visits & ~own, moves - tour(piece, own, -1), ends, away, useful, isDone);
      for (int place : useful[i]) {
        int cost = own == 0 ? Places.cost(place) : tour(piece, own, Places.square(place));
        if (!done && cost > 0 && cost <= moves) {
          ends.add(place & Places.PIECE);
          done = sends(i + 1, visits & ~own, moves - cost, ends, away, useful, isDone);
          ends.removeLast();
        }
      }
      if (own == 0) {
        break;
      }
    }
    away[i] = false;
    return done;
  }

  /** Whether a piece may do something of what is asked where it ends. */
  private boolean isUseful(int piece, Layout layout, int flights, long blocks) {
    boolean pins = IntStream.range(0, Square.COUNT).anyMatch(square -> (layout.pins >>> square & 1) != 0
        && (Lines.beyond(target.square, square) >>> (piece & 63) & 1) != 0);
    return mayStand(piece) && (pins || (blocks >>> (piece & 63) & 1) != 0
        || (scene.attackers.guards(piece, target.square) & flights) != 0);
  }

  /** The moves of a piece by way of some squares; it may be promoted on the way to whatever it can become. */
  private int tour(int piece, long by, int last) {
    return tour(List.of(piece >> 6), piece & 63, by, last, scene.attackers.journey(piece).types(scene.moves));
  }

  private int tour(List<Integer> types, int from, long by, int last, int kinds) {
    if (by == 0) {
      return last < 0 ? 0 : distance(types, from, last);
    }
    List<Integer> later = IntStream.range(0, scene.attackers.types()).filter(type -> (kinds >> type & 1) != 0).boxed()
        .toList();
    return IntStream.range(0, Square.COUNT).filter(to -> (by >>> to & 1) != 0)
        .map(to -> distance(types, from, to) + tour(later, to, by & ~Square.bit(to), last, kinds)).min().orElseThrow();
  }

  private int distance(List<Integer> types, int from, int to) {
    return types.stream().mapToInt(type -> scene.attackers.journey(type << 6 | from).distance(to)).min().orElse(100);
  }

  private boolean isDone(List<Integer> ends, Layout layout, int flights, long blocks, boolean[] away) {
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
    if (!ends.isEmpty() && layout.taken > scene.count - kept) {
      return false;
    }
    List<Integer> all = new ArrayList<>(ends);
    for (int i = 0; i < scene.count; i++) {
      boolean taken = ((arrived | layout.occupied | layout.bites) >>> (scene.pieces[i] & 63) & 1) != 0;
      if (!away[i] && !taken && mayStand(scene.pieces[i])) {
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
