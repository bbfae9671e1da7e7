package zugwerk.condition;

import java.util.List;
import zugwerk.board.Position;
import zugwerk.board.Slot;
import zugwerk.board.Square;

/** A piece that moves must come to stand beside another one; in Anti-Koeko it must not. */
final class Koeko extends Condition {

  private final boolean anti;

  Koeko(boolean anti) {
    this.anti = anti;
  }

  @Override
  public Phase phase() {
    return Phase.JUDGE;
  }

  @Override
  public List<Slot> slots() {
    return List.of(FORBIDDEN);
  }

  @Override
  public void settle(Turn turn) {
    if (turn.hasMover() && isAlone(turn.stands(), turn.position().occupied()) != anti) {
      forbid(turn.position());
    }
  }

  @Override
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    return isAlone(square, occupied & ~Square.bit(from)) == anti;
  }

  private static boolean isAlone(int square, long occupied) {
    return (Square.around(square) & occupied) == 0;
  }
}
