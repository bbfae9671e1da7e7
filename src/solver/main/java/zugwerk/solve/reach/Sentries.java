package zugwerk.solve.reach;

import zugwerk.betza.Movement;
import zugwerk.board.Square;

/** What pieces of the attacker do where they end, once the pieces of the victim stand as a layout tells. */
final class Sentries {

  private final Scene scene;
  private final Target target;
  private final Asked asked;

  Sentries(Scene scene, Target target, Asked asked) {
    this.scene = scene;
    this.target = target;
    this.asked = asked;
  }

  /** Whether a piece does the first of the duties to pin and to block. */
  boolean does(int piece, long arrived, long gaps, long loose) {
    return loose != 0 ? pins(piece, Long.numberOfTrailingZeros(loose), arrived)
        : (Long.lowestOneBit(gaps) & Square.bit(piece & 63)) != 0;
  }

  /** Whether a piece may stand on its square at the end: it gives no check that nothing can stop. */
  boolean mayStand(int piece) {
    return (piece & 63) != target.square && !scene.attackers.isBarredKing(piece, target.square)
        && ((scene.attackers.guards(piece, target.square) & Surroundings.CHECK) == 0
            || path(piece, target.square) != 0);
  }

  /** Whether nothing else stands on the square of a piece, and no Pawn could capture it. */
  boolean isFree(int piece, long arrived) {
    return ((asked.layout.occupied | arrived | asked.layout.bites) & Square.bit(piece & 63)) == 0;
  }

  /** The squares that must be empty for a piece to attack a square. */
  long path(int piece, int to) {
    return scene.attackers.powers(piece >> 6).capturePath(piece & 63, to);
  }

  /** What of some flights a piece guards that has an open way to them. */
  int guarded(int piece, int wanted, long arrived) {
    int guarded = wanted;
    long shut = (asked.layout.occupied | arrived) & ~Square.bit(target.square);
    for (int rest = wanted; rest != 0; rest &= rest - 1) {
      int to = Surroundings.square(target.square, Integer.numberOfTrailingZeros(rest));
      if ((path(piece, to) & shut) != 0) {
        guarded ^= Integer.lowestOneBit(rest);
      }
    }
    return guarded;
  }

  /** The pieces of the victim that must be pinned and that a piece pins. */
  long pinned(int piece, long arrived) {
    long found = 0;
    for (long rest = asked.layout.pins; rest != 0; rest &= rest - 1) {
      found |= pins(piece, Long.numberOfTrailingZeros(rest), arrived) ? Long.lowestOneBit(rest) : 0;
    }
    return found;
  }

  private boolean pins(int piece, int pin, long arrived) {
    if ((Lines.beyond(target.square, pin) & Square.bit(piece & 63)) == 0) {
      return false;
    }
    long path = path(piece, target.square);
    return path != Movement.NONE && (path & (asked.layout.occupied | arrived)) == Square.bit(pin);
  }
}
