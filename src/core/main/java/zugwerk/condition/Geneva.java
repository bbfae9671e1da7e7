package zugwerk.condition;

import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;

/** A piece captures only if its square of rebirth is empty, and not from there. */
final class Geneva extends Reborn {

  Geneva(ConditionOptions options) {
    super(options, options.has(REX_INCLUSIVE));
  }

  private boolean mayCapture(Position position, int from, int to, long occupied) {
    int piece = position.piece(from);
    if (piece == Piece.NONE || Piece.type(piece) == Schema.KING && !concernsKings()) {
      return true;
    }
    int home = home(piece, from, from);
    return home != from && isFree(position, home, occupied, from, to);
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    return keep(targets, captures, to -> mayCapture(position, from, to, position.occupied()));
  }

  @Override
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    return mayCapture(position, from, square, occupied);
  }
}
