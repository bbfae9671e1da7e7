package zugwerk.rules;

import zugwerk.betza.Movement;
import zugwerk.board.Position;
import zugwerk.board.Square;

/**
 * What bears on the King of the side to move once a piece of a certain type has moved: the checks to be met and the
 * pieces that are pinned. Found once a node, it tells of every move by other pieces than the King whether it is legal.
 */
final class PinsAndCheckers {

  /** The squares to which a piece must go: all of them without check, the checker and the way to him, or none. */
  private long allowed;
  private long pinned;
  private final long[] pinLines = new long[Square.COUNT];
  private boolean certain;

  /** Looks at the position as it will be after a move of a piece of the given type, the pieces being where they are. */
  void look(Variant variant, Position position, int mover) {
    int side = position.toMove();
    int king = position.king(side);
    // A piece that is gone at the end of the turn bars no way, and cannot be pinned.
    long leaving = variant.leaving(position);
    long occupied = position.occupied() & ~leaving;
    long own = position.pieces(side) & ~leaving;
    long active = variant.active(position);
    allowed = -1L;
    pinned = 0;
    certain = true;
    for (int type = 0; type < position.schema().types().size(); type++) {
      long pieces = position.pieces(1 - side, type) & active;
      if (pieces == 0) {
        continue;
      }
      Movement movement = variant.movementAfter(position, 1 - side, type, mover);
      long attackers = pieces & movement.attacksFrom(king);
      if (attackers != 0 && !movement.lines()) {
        certain = false;
        return;
      }
      for (; attackers != 0; attackers &= attackers - 1) {
        int from = Long.numberOfTrailingZeros(attackers);
        if (variant.canAttack(position, 1 - side, type, from, king, occupied)) {
          long path = movement.path(from, king);
          note(path | Long.lowestOneBit(attackers), path & occupied, own);
        }
      }
    }
  }

  private void note(long line, long barriers, long own) {
    if (barriers == 0) {
      allowed &= line;
    } else if ((barriers & barriers - 1) == 0 && (barriers & own) != 0) {
      int piece = Long.numberOfTrailingZeros(barriers);
      pinLines[piece] = (pinned & barriers) != 0 ? pinLines[piece] & line : line;
      pinned |= barriers;
    }
  }

  /** Whether what was seen settles every move; else each must be made and looked at. */
  boolean certain() {
    return certain;
  }

  /** Of a piece's targets, those to which he may go. */
  long lawful(int from, long targets) {
    return targets & allowed & ((pinned >>> from & 1) != 0 ? pinLines[from] : -1L);
  }
}
