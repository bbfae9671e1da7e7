package zugwerk.condition;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Slot;
import zugwerk.board.Square;

/** Marked pieces do not capture; enemy pieces that they observe cannot move, capture or give check. */
final class Paralysing extends Condition {

  private static final Slot MARK = new Slot("paralysing", Slot.Scope.PIECE, 1, "p");

  @Override
  public List<Slot> slots() {
    return List.of(MARK);
  }

  @Override
  public long active(Position position) {
    return position.marked(cell(MARK)) == 0 ? -1L
        : keep(-1L, position.occupied(), square -> !isParalysed(position, square));
  }

  private boolean isParalysed(Position position, int square) {
    int enemy = 1 - Piece.side(position.piece(square));
    long marked = game().attackers(position, enemy) & position.marked(cell(MARK));
    return game().observers(position, enemy, marked, square, position.occupied()) != 0;
  }

  /** A paralysed piece observes nothing, unless it paralyses itself. */
  @Override
  public boolean observes(Position position, int side, int from, int square) {
    return position.get(cell(MARK) + from) != 0 || !isParalysed(position, from);
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    return position.get(cell(MARK) + from) == 0 ? targets : targets & ~captures;
  }

  /** A side whose pieces are kept from all their moves is not in check: it is stalemated. */
  @Override
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    boolean stalemate = position.toMove() != side && isSuffocated(position, 1 - side);
    return position.get(cell(MARK) + from) == 0 && !stalemate;
  }

  private boolean isSuffocated(Position position, int side) {
    long movable = keep(position.pieces(side), position.pieces(side), from -> couldMove(position, side, from));
    return movable != 0 && (movable & game().active(position)) == 0;
  }

  private boolean couldMove(Position position, int side, int from) {
    return game().targets(position, side, Piece.type(position.piece(from)), from) != 0;
  }
}
