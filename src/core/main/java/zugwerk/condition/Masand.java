package zugwerk.condition;

import java.util.List;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.Attacks;

/** A piece that moves and checks changes the colour of all pieces that it observes, other than Kings. */
final class Masand extends Condition {

  private final boolean all;

  /** @param all whether all pieces that check do so, not only the one that has moved */
  Masand(boolean all) {
    this.all = all;
  }

  @Override
  public List<Slot> slots() {
    return List.of(Homecoming.MOVED);
  }

  @Override
  public Phase phase() {
    return Phase.BOARD;
  }

  @Override
  public void settle(Turn turn) {
    Position position = turn.position();
    int enemy = 1 - turn.side();
    if (!Attacks.inCheck(game(), position, enemy)) {
      return;
    }
    long checking = Attacks.attackers(game(), position, position.king(enemy), turn.side())
        & (all ? -1L : turn.hasMover() ? Square.bit(turn.stands()) : 0);
    long kings = position.pieces(0, Schema.KING) | position.pieces(1, Schema.KING);
    long changed = 0;
    for (long rest = position.occupied() & ~kings; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long others = checking & ~Long.lowestOneBit(rest);
      long observers = game().observers(position, turn.side(), others, square, position.occupied());
      changed |= observers == 0 ? 0 : Long.lowestOneBit(rest);
    }
    for (long rest = changed; rest != 0; rest &= rest - 1) {
      turn.changeSide(Long.numberOfTrailingZeros(rest));
    }
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
