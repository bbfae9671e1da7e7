package zugwerk.condition;

import zugwerk.board.Position;
import zugwerk.board.Square;

/** A King is in check if and only if no enemy piece attacks it. */
final class AntiKings extends Condition {

  @Override
  public boolean changesPowers() {
    return true;
  }

  @Override
  public long attackersOf(Position position, int side, int square, long occupied, long usual) {
    return usual == 0 ? Square.bit(square) : 0;
  }
}
