package zugwerk.condition;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Slot;

/** A piece can be captured only if its square of rebirth is empty. */
final class Immun extends Reborn {

  Immun(ConditionOptions options) {
    super(options, options.has(REX_INCLUSIVE));
  }

  @Override
  public Phase phase() {
    return Phase.VICTIM;
  }

  @Override
  public List<Slot> slots() {
    return List.of(FORBIDDEN);
  }

  @Override
  public void settle(Turn turn) {
    if (turn.captures()) {
      int home = home(turn.captured(), turn.victim(), turn.from());
      if (!isFree(turn.position(), home)) {
        forbid(turn.position());
      }
    }
  }

  @Override
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    return !concernsKings() || isFree(position, kingHome(1 - side, square, from), occupied, from, square);
  }
}
