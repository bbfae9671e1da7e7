package zugwerk.solve.reach;

import zugwerk.betza.Movement;
import zugwerk.board.Square;

/**
 * A quick count of the victim's pieces that can move, to refute stalemates. Each of them must be captured, stopped or
 * pinned by a move of the attacker, or take part in a move of the victim. That stops at most two: the piece that moves,
 * and a Pawn before which it arrives.
 */
final class StalemateCount {

  private final BoundContext context;
  private final KingTarget target;
  /** The pieces that can move; for each the line behind it and its own square if it may be pinned. */
  private final int[] pieces = new int[Square.COUNT];
  private final long[] lines = new long[Square.COUNT];
  private int count;
  private int pinnable;
  private long goals;

  StalemateCount(BoundContext context, KingTarget target) {
    this.context = context;
    this.target = target;
  }

  /** Whether too many pieces of the victim can move, whatever is played; sets {@link #goals}. */
  boolean areTooMany() {
    list();
    goals = GoalBound.ANYWHERE;
    int left = count - 2 * target.spare;
    if (left > 0 && context.moves == 1) {
      goals = lastTargets(left);
      return goals == 0;
    }
    return left - context.moves - Math.min(context.moves, pins()) > 0;
  }

  /** The squares to one of which the attacker's move must go if it has one left. */
  long goals() {
    return goals;
  }

  private void list() {
    long friends = context.foes | Square.bit(target.square);
    count = 0;
    pinnable = 0;
    for (int i = 0; i < context.otherCount; i++) {
      int piece = context.others[i];
      if (canMove(piece, friends, target.spare)) {
        long line = BoardLines.beyond(target.square, piece & 63);
        boolean fixed = context.isFixed(piece, target.square);
        if (!fixed || !isPinned(line, piece)) {
          pinnable += fixed ? 1 : 0;
          lines[count] = fixed ? line | Square.bit(piece & 63) : 0;
          pieces[count++] = piece;
        }
      }
    }
  }

  /** How many pieces can be pinned, each on another line. */
  private int pins() {
    long used = 0;
    int pins = 0;
    for (int i = 0; i < count; i++) {
      pins += lines[i] != 0 && (used & lines[i]) == 0 ? 1 : 0;
      used |= lines[i];
    }
    return pins;
  }

  /** The squares on which the attacker captures or stops a piece. */
  private long places(int piece) {
    return Square.bit(piece & 63) | context.victims.quietSteps(piece);
  }

  /** The squares to one of which the attacker's only move must go to stop a number of pieces. */
  private long lastTargets(int left) {
    long to = 0;
    for (int i = 0; i < count; i++) {
      // The move that captures or stops a piece may pin another one.
      int pinned = Math.min(1, pinnable - (lines[i] != 0 ? 1 : 0));
      if (target.spare > 0 && left == pinned) {
        // The piece may move first, and be captured anywhere.
        return GoalBound.ANYWHERE;
      }
      to |= left <= 1 + pinned ? places(pieces[i]) : 0;
      to |= left == 1 ? lines[i] : 0;
    }
    return to;
  }

  /**
   * The squares to one of which the attacker's last move must go for a stalemate, castling and captures en passant
   * aside.
   */
  long lastSquares() {
    long king = Square.bit(context.king);
    long to = -1L;
    for (int i = 0; i < context.otherCount && to != 0; i++) {
      int piece = context.others[i];
      if (!canMove(piece, context.foes | king, 0)) {
        continue;
      }
      long line = BoardLines.beyond(context.king, piece & 63);
      boolean fixed = context.isFixed(piece, context.king);
      if (!fixed || !isPinned(line, piece)) {
        to &= places(piece) | (fixed ? line : 0);
      }
    }
    return to;
  }

  /** Whether a piece can move even after a number of others of its side have come next to it. */
  private boolean canMove(int piece, long friends, int others) {
    long openMoves = context.victims.openMoves(piece) & ~friends;
    return Long.bitCount(openMoves) > others
        || (context.victims.quietSteps(piece) & ~friends & ~context.own) != 0;
  }

  /** Whether an attacking piece stands behind a piece on a line of its King. */
  private boolean isPinned(long beyond, int piece) {
    for (int i = 0; i < context.count; i++) {
      int square = context.pieces[i] & 63;
      if ((beyond & Square.bit(square)) != 0) {
        long path = context.attackers.powers(context.pieces[i] >> 6).capturePath(square, target.square);
        if (path != Movement.NONE && (path & Square.bit(piece & 63)) != 0) {
          return true;
        }
      }
    }
    return false;
  }
}
