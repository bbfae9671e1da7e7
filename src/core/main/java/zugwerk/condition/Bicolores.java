package zugwerk.condition;

import zugwerk.board.Position;
import zugwerk.board.Square;

/** A King is also in check from pieces of its own side. */
final class Bicolores extends Condition {

  @Override
  public boolean changesPowers() {
    return true;
  }

  @Override
  public long attackersOf(Position position, int side, int square, long occupied, long usual) {
    return usual | game().usualAttackers(position, square, side, occupied) & ~Square.bit(square);
  }
}
