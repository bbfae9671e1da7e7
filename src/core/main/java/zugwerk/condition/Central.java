package zugwerk.condition;

import zugwerk.board.Position;
import zugwerk.board.Square;

/** A piece moves and attacks only if a chain of pieces of its side that observe each other joins it to its King. */
final class Central extends Condition {

  @Override
  public long active(Position position) {
    return chained(position, 0) | chained(position, 1);
  }

  private long chained(Position position, int side) {
    long chained = game().royals(position, side);
    long others = position.pieces(side) & ~chained;
    for (long before = 0; before != chained;) {
      before = chained;
      for (long rest = others & ~chained; rest != 0; rest &= rest - 1) {
        int square = Long.numberOfTrailingZeros(rest);
        boolean joined = game().observers(position, side, chained, square, position.occupied()) != 0;
        chained |= joined ? Square.bit(square) : 0;
      }
    }
    return chained;
  }
}
