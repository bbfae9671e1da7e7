package zugwerk.solve.reach;

import zugwerk.betza.Movement;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * Whether the attacker's last move can reach the goal with the King on a square, after the victim's remaining moves. As
 * many of the victim's pieces may leave a line as it has moves; the attacker's pieces leave only by being captured. The
 * King is not in check before, so the check comes from the piece that moves or over the square that it leaves.
 */
final class LastMoveCheck {

  private final BoundContext context;
  private final KingTarget target;
  /** What each piece guards if only the victim's pieces leave its lines. */
  private final int[] open = new int[Square.COUNT];
  private final BlockersAndParries blockers;
  private final boolean certain;

  /** @param certain whether the goal is mate and pieces go and attack wherever the way is open */
  LastMoveCheck(BoundContext context, KingTarget target, BlockersAndParries blockers, boolean certain) {
    this.context = context;
    this.target = target;
    this.blockers = blockers;
    this.certain = certain;
  }

  /** Whether the goal is reached without a move, after castling. */
  boolean isDone() {
    int guarded = 0;
    for (int i = 0; i < context.count; i++) {
      guarded |= guarded(context.pieces[i], context.own, context.foes, 0);
    }
    return target.closes(guarded);
  }

  /** @param goals the squares to one of which the move must go */
  boolean isPossible(long goals) {
    for (int i = 0; i < context.count; i++) {
      open[i] = guarded(context.pieces[i], context.own, context.foes, 0);
    }
    for (int i = 0; i < context.count; i++) {
      int piece = context.pieces[i];
      long others = context.own & ~Square.bit(piece & 63);
      int guarded = 0;
      for (int j = 0; j < context.count; j++) {
        if (j != i) {
          boolean all = (context.attackers.guards(context.pieces[j], target.square) & ~open[j]) == 0;
          guarded |= (all ? open[j] : guarded(context.pieces[j], others, context.foes, 0)) & unlessChecked(piece, j);
        }
      }
      for (int arrival : context.attackers.distances(piece).arrivals(1)) {
        if ((goals >>> (arrival & 63) & 1) != 0 && reaches(i, arrival, others, guarded)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Whether a move may reach the goal.
   *
   * @param guarded what the other pieces guard
   */
  private boolean reaches(int mover, int arrival, long others, int guarded) {
    int to = arrival & 63;
    if (to == target.square || (others & Square.bit(to)) != 0 && context.victimMoves == 0
        || context.attackers.isBarredKing(arrival, target.square)) {
      return false;
    }
    int most = guarded | context.attackers.guards(arrival, target.square);
    if (!target.mayClose(most) || !canGo(context.pieces[mover], to, others)) {
      return false;
    }
    long foes = context.foes & ~Square.bit(to);
    int after = guarded(arrival, others, foes, 0);
    if (!target.closes(guarded | after)) {
      return false;
    }
    for (int j = 0; j < context.count; j++) {
      after |= j == mover ? 0
          : guarded(context.pieces[j], others, foes, Square.bit(to)) & unlessChecked(context.pieces[mover], j);
    }
    return target.closes(after) && (!mustBeUncovered() || canBlock(mover, arrival, target.unguarded(after)));
  }

  private boolean mustBeUncovered() {
    return certain && !context.castled && !target.waives();
  }

  /** Removes the check of a piece that does not move, if its line was open before. */
  private int unlessChecked(int mover, int other) {
    return mustBeUncovered() && !uncovers(mover, context.pieces[other]) ? ~KingNeighbours.CHECK : -1;
  }

  /** Whether a move may open another piece's line to the King; a Pawn may also capture en passant. */
  private boolean uncovers(int mover, int other) {
    return context.attackers.isPawn(mover >> 6) || (target.line(other) & Square.bit(mover & 63)) != 0;
  }

  /** Whether the victim's pieces can block the unguarded flights without parrying the check. */
  private boolean canBlock(int mover, int arrival, int unguarded) {
    int from = context.pieces[mover];
    long to = Square.bit(arrival & 63);
    int checker = -1;
    long pinning = 0;
    for (int i = 0; i < context.count; i++) {
      int piece = i == mover ? arrival : context.pieces[i];
      if ((context.attackers.guards(piece, target.square) & KingNeighbours.CHECK) != 0
          && (i == mover || uncovers(from, piece) && (target.line(piece) & to) == 0)) {
        if (checker >= 0) {
          return true;
        }
        checker = piece;
      } else if (piece >> 6 != Schema.KING && context.attackers.powers(piece >> 6).slides() != 0) {
        pinning |= Square.bit(piece & 63);
      }
    }
    PiecePowers powers = context.attackers.powers(from >> 6);
    boolean captures = powers.capturePath(from & 63, arrival & 63) != Movement.NONE;
    boolean quiet = powers.quietPath(from & 63, arrival & 63) != Movement.NONE;
    if (checker < 0) {
      return true;
    }
    blockers.prepare(checker, pinning, to, captures ? 1 : 0, !quiet);
    return blockers.fits(unguarded);
  }

  /**
   * What a piece guards.
   *
   * @param own the attacker's pieces, which the victim may capture
   * @param foes the victim's pieces, which may leave
   * @param closed a square that no line may cross
   */
  private int guarded(int piece, long own, long foes, long closed) {
    int all = context.attackers.guards(piece, target.square);
    if (all == 0) {
      return 0;
    }
    int square = piece & 63;
    PiecePowers powers = context.attackers.powers(piece >> 6);
    int seen = 0;
    for (int rest = all; rest != 0; rest &= rest - 1) {
      int to = KingNeighbours.square(target.square, Integer.numberOfTrailingZeros(rest));
      long path = powers.capturePath(square, to) & ~Square.bit(target.square);
      if ((path & closed) == 0 && opens(path, own, foes)) {
        seen |= Integer.lowestOneBit(rest);
      }
    }
    return seen;
  }

  /** Whether a piece can go to a square, with or without capture. */
  private boolean canGo(int piece, int to, long others) {
    int from = piece & 63;
    PiecePowers powers = context.attackers.powers(piece >> 6);
    long capture = powers.capturePath(from, to);
    boolean prey = (context.foes & Square.bit(to)) != 0 || target.spare > 0;
    if (capture != Movement.NONE && prey && leads(capture, others)) {
      return true;
    }
    long quiet = powers.quietPath(from, to);
    return quiet != Movement.NONE && leads(quiet | Square.bit(to), others);
  }

  // The King stands on its square by then.
  private boolean leads(long path, long others) {
    return (path & Square.bit(target.square)) == 0 && opens(path, others, context.foes);
  }

  /** Whether all pieces on a path can be gone after the victim's moves. */
  private boolean opens(long path, long own, long foes) {
    context.addBarring(path);
    // A piece that captures on the path must move on as well.
    int captures = Long.bitCount(path & own);
    return (captures == 0 || captures < context.victimMoves) && Long.bitCount(path & foes) <= target.spare;
  }
}
