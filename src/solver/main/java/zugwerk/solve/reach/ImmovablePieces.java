package zugwerk.solve.reach;

import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.rules.Rights;
import zugwerk.rules.Variant;

/**
 * Finds the pieces that stand as in the diagram and can neither move nor be captured on the way to it.
 *
 * <p>They are the largest set of pieces none of which could come to its square from outside the set while the others of
 * the set stand. Proof: suppose one of these squares changes. Consider the last move that brings a piece of the set to
 * its square. All others of the set stand then, so the piece came from outside.
 */
final class ImmovablePieces {

  private final Variant variant;
  private final PieceTables[] tables;
  private final Position position;

  ImmovablePieces(Variant variant, PieceTables[] tables, Position position) {
    this.variant = variant;
    this.tables = tables;
    this.position = position;
  }

  /** The squares of these pieces. */
  long squares(Setup diagram) {
    long settled = 0;
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = diagram.piece(square);
      if (piece != Piece.NONE && piece == position.piece(square)) {
        settled |= Square.bit(square);
      }
    }
    settled &= ~castled();
    long before;
    do {
      before = settled;
      for (long rest = before; rest != 0; rest &= rest - 1) {
        long bit = Long.lowestOneBit(rest);
        settled &= canArrive(Long.numberOfTrailingZeros(bit), settled & ~bit) ? ~bit : -1L;
      }
    } while (settled != before);
    return settled;
  }

  /** The squares to which Kings and their partners may still castle. */
  private long castled() {
    long squares = 0;
    for (int right = 0; right < 4; right++) {
      if ((position.get(Schema.CASTLING) >> right & 1) != 0) {
        int king = Rights.arrival(right);
        squares |= Square.bit(king) | Square.bit(king + Rights.king(right) >> 1);
      }
    }
    return squares;
  }

  /** Whether such a piece could come to a square from elsewhere while some others stay where they are. */
  private boolean canArrive(int square, long others) {
    int piece = position.piece(square);
    int type = Piece.type(piece);
    int side = Piece.side(piece);
    PieceTables own = tables[side];
    long open = ~(others | Square.bit(square));
    long ofPawns = open & variant.pawnSquares(side);
    return comes(own.powers(type), square, own.isPawn(type) ? ofPawns : open, others)
        || own.promotes(type, square) && comes(own.powers(variant.pawn()), square, ofPawns, others);
  }

  private static boolean comes(PiecePowers powers, int square, long origins, long others) {
    for (long rest = origins; rest != 0; rest &= rest - 1) {
      if (powers.steps(Long.numberOfTrailingZeros(rest), square, others)) {
        return true;
      }
    }
    return false;
  }
}
