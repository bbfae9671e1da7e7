package zugwerk.rules;

import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Square;

/**
 * The checks and pins that affect the King of the side to move once a piece of a certain type has moved: which checks
 * must be met, and which pieces are pinned. Found once a node, they decide of every move by another piece than the King
 * whether it is legal.
 */
final class PinsAndCheckers {

  private final Variant variant;
  /** The squares that a piece must go to: all of them without check, the checker and the way to it, or none. */
  private long allowed;
  private long pinned;
  private final long[] pinLines = new long[Square.COUNT];
  private boolean certain;

  PinsAndCheckers(Variant variant) {
    this.variant = variant;
  }

  /**
   * Looks at the position as it will be after a move of a piece of the given type, the pieces being where they are.
   *
   * @param mover {@link Move#NONE} where no move of the piece changes a power
   */
  void prepare(Position position, int mover) {
    int side = position.toMove();
    int king = position.king(side);
    // A piece that is gone at the end of the turn bars no way, and cannot be pinned.
    long leaving = variant.fastPath().leaving(position);
    long occupied = position.occupied() & ~leaving;
    long own = position.pieces(side) & ~leaving;
    allowed = -1L;
    pinned = 0;
    certain = true;
    long rest = Attacks.aligned(variant, position, king, 1 - side, occupied, mover);
    for (; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      int type = Piece.type(position.piece(from));
      Movement movement = Attacks.movement(variant, position, 1 - side, type, mover);
      if (!movement.lines()) {
        certain = false;
        return;
      }
      if (variant.attacksKing(position, 1 - side, type, from, king, occupied)) {
        long path = movement.path(from, king);
        note(path | Square.bit(from), path & occupied, own);
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

  /** Whether what was seen settles every move; else each must be made and tested. */
  boolean certain() {
    return certain;
  }

  /** The targets of a piece that it may go to. */
  long lawful(int from, long targets) {
    return targets & allowed & ((pinned >>> from & 1) != 0 ? pinLines[from] : -1L);
  }
}
