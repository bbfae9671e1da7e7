package zugwerk.condition;

import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.Fen;

/** There are never more pieces of a type than in the start position. */
final class SingleBox extends Condition {

  private int[] box = {};

  @Override
  protected void laid() {
    int pieces = Piece.of(1, game().schema().types().size() - 1) + 1;
    box = new int[pieces];
    Setup start = Fen.start(game().base());
    for (int square = 0; square < Square.COUNT; square++) {
      box[start.piece(square)]++;
    }
  }

  /** Types that the start position lacks are in no box. */
  private boolean isMissing(Position position, int side, int type) {
    int piece = Piece.of(side, type);
    return box[piece] == 0 || Long.bitCount(position.pieces(side, type)) < box[piece];
  }

  @Override
  public boolean allows(Position after) {
    for (int type = Schema.KING + 1; type < after.types(); type++) {
      for (int side = 0; side < 2; side++) {
        int inBox = box[Piece.of(side, type)];
        if (inBox > 0 && Long.bitCount(after.pieces(side, type)) > inBox) {
          return false;
        }
      }
    }
    return true;
  }

  /** A Pawn that would have to be promoted needs a piece in the box to check. */
  @Override
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    int type = Piece.type(position.piece(from));
    if (!game().promotes(type) || game().base().promoting(position, side, from, Square.bit(square)) == 0) {
      return true;
    }
    for (int promotion : game().promotions()) {
      if (isMissing(position, side, promotion)) {
        return true;
      }
    }
    return false;
  }
}
