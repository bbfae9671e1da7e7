package zugwerk.condition;

import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.Fen;

/**
 * A piece other than a Pawn goes to empty squares as the piece of the start position on its file; inversely, it
 * captures so.
 */
final class Bolero extends Condition {

  private final int[] officers = new int[8];
  private final boolean inverse;
  private final boolean kings;

  Bolero(ConditionOptions options) {
    inverse = options.has("inverse");
    kings = options.has(Reborn.REX_INCLUSIVE);
  }

  @Override
  protected void laid() {
    Setup start = Fen.start(game().base());
    for (int file = 0; file < officers.length; file++) {
      officers[file] = start.piece(file);
    }
  }

  @Override
  public boolean changesPowers() {
    return inverse;
  }

  private boolean excepts(Position position, int from) {
    int type = Piece.type(position.piece(from));
    return type == game().pawn() || !kings && game().isRoyal(position, from)
        || officers[Square.file(from)] == Piece.NONE;
  }

  private Movement lent(Position position, int side, int from) {
    return game().base().movement(position, side, Piece.type(officers[Square.file(from)]));
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    if (excepts(position, from)) {
      return targets;
    }
    Movement lent = lent(position, side, from);
    int type = Piece.type(position.piece(from));
    long enemies = game().victims(position, side, type);
    return inverse
        ? targets & ~captures | game().captures(position, side, type, lent, from, position.occupied()) & enemies
        : captures | game().moves(position, side, type, lent, from, position.occupied());
  }

  @Override
  public boolean reaches(Position position, int side, int from, int square, long occupied, boolean usual) {
    return !inverse || excepts(position, from) ? usual : game().attacks(position, side,
        Piece.type(position.piece(from)), lent(position, side, from), from, square, occupied);
  }
}
