package zugwerk.solve.reach;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Square;

/**
 * What a stalemate asks of both sides, as {@link Blockade} defines it, decided by trying everything: each piece of the
 * victim is captured or goes to each of its places, and each piece of the attacker captures there and ends there.
 */
final class PlainStalemate {

  private final Scene scene;
  private final Target target;
  private final PlainDuties duties;
  /** Where the pieces end that are settled, as places. */
  private final Deque<Integer> goals = new ArrayDeque<>();
  /** How the pieces end that are settled, and all such ends where all pieces can be settled, if they are asked for. */
  private final Deque<Integer> ways = new ArrayDeque<>();
  private @Nullable Set<Integer> ends;

  PlainStalemate(Scene scene, Target target) {
    this.scene = scene;
    this.target = target;
    duties = new PlainDuties(scene, target);
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
      return hemmed.stream().allMatch(piece -> isHemmed(piece, now)) && canBeDone(now) && isEnough();
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
    stray.left -= duties.flight(piece);
    goals.push(-1);
    boolean taken = settles(unit + 1, captured, hemmed) || settles(unit + 1, stray, hemmed);
    goals.pop();
    if (taken) {
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
        goals.push(place & (Places.PIECE | Places.TAKES));
        ways.push(place & Places.PIECE | Places.HEMMED);
        boolean done = settles(unit + 1, stands, more);
        ways.pop();
        ways.push(place & Places.PIECE | Places.PINNED);
        done = done || scene.isFixed(place & Places.PIECE, target.square) && settles(unit + 1, pinned, hemmed);
        ways.pop();
        goals.pop();
        if (done) {
          return true;
        }
      }
    }
    return false;
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

  /** Whether the attacker can do what is asked, where all pieces are settled. */
  private boolean canBeDone(Layout layout) {
    int[] arrivals = new int[scene.otherCount];
    Iterator<Integer> places = goals.descendingIterator();
    Arrays.setAll(arrivals, _ -> places.next());
    return duties.canBeDone(layout, 0, arrivals, _ -> Journey.NEVER);
  }
}
