package zugwerk.solve.reach;

import zugwerk.betza.Movement;
import zugwerk.board.Square;

/** What attacking pieces do on their final squares in a stalemate plan. */
final class PlacedAttackers {

  private final BoundContext context;
  private final KingTarget target;
  private final Demand demand;

  PlacedAttackers(BoundContext context, KingTarget target, Demand demand) {
    this.context = context;
    this.target = target;
    this.demand = demand;
  }

  /** Whether a piece does the first task to pin, or else to block. */
  boolean doesTask(int piece, long arrived, long gaps, long unpinned) {
    return unpinned != 0 ? pins(piece, Long.numberOfTrailingZeros(unpinned), arrived)
        : (Long.lowestOneBit(gaps) & Square.bit(piece & 63)) != 0;
  }

  /** Whether a piece may stand on its square at the end: it gives no check that nothing can stop. */
  boolean mayStand(int piece) {
    return (piece & 63) != target.square && !context.attackers.isBarredKing(piece, target.square)
        && ((context.attackers.guards(piece, target.square) & KingNeighbours.CHECK) == 0
            || path(piece, target.square) != 0);
  }

  /** Whether nothing else stands on a piece's square, and no Pawn could capture it. */
  boolean isFree(int piece, long arrived) {
    return ((demand.plan.occupied | arrived | demand.plan.pawnCaptures) & Square.bit(piece & 63)) == 0;
  }

  /** The squares that must be empty for a piece to attack a square. */
  long path(int piece, int to) {
    return context.attackers.powers(piece >> 6).capturePath(piece & 63, to);
  }

  /** The flights that a piece guards on open lines. */
  int guarded(int piece, int wanted, long arrived) {
    int guarded = wanted;
    long blockers = (demand.plan.occupied | arrived) & ~Square.bit(target.square);
    for (int rest = wanted; rest != 0; rest &= rest - 1) {
      int to = KingNeighbours.square(target.square, Integer.numberOfTrailingZeros(rest));
      if ((path(piece, to) & blockers) != 0) {
        guarded ^= Integer.lowestOneBit(rest);
      }
    }
    return guarded;
  }

  /** The pieces of the victim that must be pinned and that a piece pins. */
  long pinned(int piece, long arrived) {
    long found = 0;
    for (long rest = demand.plan.pins; rest != 0; rest &= rest - 1) {
      found |= pins(piece, Long.numberOfTrailingZeros(rest), arrived) ? Long.lowestOneBit(rest) : 0;
    }
    return found;
  }

  private boolean pins(int piece, int pin, long arrived) {
    if ((BoardLines.beyond(target.square, pin) & Square.bit(piece & 63)) == 0) {
      return false;
    }
    long path = path(piece, target.square);
    return path != Movement.NONE && (path & (demand.plan.occupied | arrived)) == Square.bit(pin);
  }
}
