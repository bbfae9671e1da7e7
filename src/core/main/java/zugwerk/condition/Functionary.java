package zugwerk.condition;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Slot;

/** A piece moves and attacks only if an enemy piece observes it: every piece, or marked ones. */
final class Functionary extends Condition {

  private static final Slot MARK = new Slot("functionary", Slot.Scope.PIECE, 1, "f");

  private final boolean all;

  /** @param all whether all pieces are functionaries, else those that are marked */
  Functionary(boolean all) {
    this.all = all;
  }

  @Override
  public List<Slot> slots() {
    return all ? List.of() : List.of(MARK);
  }

  @Override
  public long active(Position position) {
    long bound = all ? position.occupied() : position.marked(cell(MARK));
    long active = ~bound;
    for (long rest = bound; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      int enemy = 1 - Piece.side(position.piece(square));
      long observers = game().observers(position, enemy, square, position.occupied());
      active |= observers != 0 ? Long.lowestOneBit(rest) : 0;
    }
    return active;
  }
}
