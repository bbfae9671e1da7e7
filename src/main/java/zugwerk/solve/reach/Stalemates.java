package zugwerk.solve.reach;

import zugwerk.betza.Movement;
import zugwerk.board.Square;

/**
 * Whether the victim's pieces can lose their moves, as a stalemate asks. Each piece that can move must be captured or
 * stopped by a move of the attacker, be pinned, or cost the victim moves ({@link Stoppage}).
 */
final class Stalemates {

  private final Scene scene;
  private final Target target;
  private final Stoppage stoppage;
  /** The pieces that can move, and for each the squares beyond it and its own if it may be pinned on that line. */
  private final int[] pieces = new int[Square.COUNT];
  private final long[] lines = new long[Square.COUNT];
  private int count;
  /** What each costs the victim if the attacker does nothing, and if the attacker captures or stops it elsewhere. */
  private final int[] costs = new int[Square.COUNT];
  private final int[] moved = new int[Square.COUNT];
  private long goals;

  Stalemates(Scene scene, Target target) {
    this.scene = scene;
    this.target = target;
    stoppage = new Stoppage(scene, target);
  }

  /** Forgets what was seen of another scene. */
  void look() {
    stoppage.look();
  }

  /** Whether too many pieces of the victim could move whatever is played; then {@link #goals} can be asked. */
  boolean areTooMany() {
    goals = GoalBound.ANYWHERE;
    list();
    if (count == 0) {
      return false;
    }
    stoppage.aim(pieces, count);
    for (int i = 0; i < count; i++) {
      costs[i] = stoppage.cost(pieces[i]);
      moved[i] = stoppage.moved(pieces[i]);
    }
    int halves = 2 * target.spare;
    if (scene.moves == 1) {
      goals = lastTargets(halves);
      return goals == 0;
    }
    return !isAffordable(scene.moves, scene.moves, halves, -1);
  }

  /** The squares to one of which the attacker's move must go if it has one left. */
  long goals() {
    return goals;
  }

  private void list() {
    long friends = scene.foes | Square.bit(target.square);
    count = 0;
    for (int i = 0; i < scene.otherCount; i++) {
      int piece = scene.others[i];
      if (canMove(piece, friends, target.spare)) {
        long line = Lines.beyond(target.square, piece & 63);
        boolean fixed = scene.isFixed(piece, target.square);
        if (!fixed || !isPinned(line, piece)) {
          lines[count] = fixed && stoppage.isPinnable(piece) ? line | Square.bit(piece & 63) : 0;
          pieces[count++] = piece;
        }
      }
    }
  }

  /** The squares on one of which the attacker must arrive to capture or stop a piece. */
  private long places(int piece) {
    return Square.bit(piece & 63) | scene.victims.steps(piece);
  }

  /** Whether the attacker can get at a piece. */
  private boolean isNear(int piece) {
    return (scene.reached() & places(piece)) != 0;
  }

  /** The squares to one of which the only move left of the attacker must go. */
  private long lastTargets(int halves) {
    if (isAffordable(0, 0, halves, -1)) {
      return GoalBound.ANYWHERE;
    }
    long to = 0;
    for (int i = 0; i < count; i++) {
      if (moved[i] <= halves && isAffordable(0, 1, halves - moved[i], i)) {
        return GoalBound.ANYWHERE;
      }
      if (isNear(pieces[i]) && isAffordable(0, 1, halves, i)) {
        to |= places(pieces[i]);
      }
      if (lines[i] != 0 && isAffordable(0, 0, halves, i)) {
        to |= lines[i];
      }
    }
    return to;
  }

  /**
   * Whether all pieces can be stopped. The attacker's moves go to those that would cost the victim most.
   *
   * @param most how many the attacker can stop
   * @param mostPinned how many it can pin besides, each on another line
   * @param halves what the victim can pay
   * @param except the number of a piece that is stopped already, or -1
   */
  private boolean isAffordable(int most, int mostPinned, int halves, int except) {
    long done = except < 0 ? 0 : 1L << except;
    long used = 0;
    int pinned = 0;
    int stopped = 0;
    int left = halves;
    for (int next = dearest(done, most > 0); next >= 0; next = dearest(done, most > 0)) {
      done |= 1L << next;
      if (lines[next] != 0 && (used & lines[next]) == 0 && pinned < mostPinned) {
        pinned++;
        used |= lines[next];
      } else if (stopped < most) {
        stopped++;
      } else {
        left -= price(next, most > 0);
        if (left < 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** The number of the piece that costs the victim most, -1 if all are done. */
  private int dearest(long done, boolean chased) {
    int dearest = -1;
    for (int i = 0; i < count; i++) {
      if ((done >>> i & 1) == 0 && (dearest < 0 || price(i, chased) > price(dearest, chased))) {
        dearest = i;
      }
    }
    return dearest;
  }

  /** What a piece costs the victim at least; one that the attacker cannot get at must move in any case. */
  private int price(int i, boolean chased) {
    return chased && !isNear(pieces[i]) ? Math.min(costs[i], moved[i]) : costs[i];
  }

  /**
   * The squares to one of which the attacker's last move must go, castling and captures en passant aside, so that no
   * piece of the victim can move.
   */
  long lastSquares() {
    long king = Square.bit(scene.king);
    long to = -1L;
    for (int i = 0; i < scene.otherCount && to != 0; i++) {
      int piece = scene.others[i];
      if (!canMove(piece, scene.foes | king, 0)) {
        continue;
      }
      long line = Lines.beyond(scene.king, piece & 63);
      boolean fixed = scene.isFixed(piece, scene.king);
      if (!fixed || !isPinned(line, piece)) {
        to &= places(piece) | (fixed ? line : 0);
      }
    }
    return to;
  }

  /** Whether a piece could move even after so many others of its side have come to stand beside it. */
  private boolean canMove(int piece, long friends, int others) {
    long outlets = scene.victims.outlets(piece) & ~friends;
    return Long.bitCount(outlets) > others
        || (scene.victims.steps(piece) & ~friends & ~scene.own) != 0;
  }

  /** Whether an attacker stands behind a piece on a line of its King. */
  private boolean isPinned(long beyond, int piece) {
    for (int i = 0; i < scene.count; i++) {
      int square = scene.pieces[i] & 63;
      if ((beyond & Square.bit(square)) != 0) {
        long path = scene.attackers.powers(scene.pieces[i] >> 6).capturePath(square, target.square);
        if (path != Movement.NONE && (path & Square.bit(piece & 63)) != 0) {
          return true;
        }
      }
    }
    return false;
  }
}
