package zugwerk.condition;

import zugwerk.betza.Movement;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/** A King is in check if it has too many flights: squares to which it could go without being attacked there. */
final class Sat extends Condition {

  private final int[] most = {1, 1};

  /** @param options how many flights give check, for White and Black, to a King that is not attacked */
  Sat(ConditionOptions options) {
    int[] numbers = options.hundredths();
    for (int side = 0; side < 2; side++) {
      most[side] = numbers[side] < 0 ? 1 : numbers[side] / 100 + 1;
    }
  }

  @Override
  public boolean changesPowers() {
    return true;
  }

  @Override
  public long attackersOf(Position position, int side, int square, long occupied, long usual) {
    int enough = Math.max(most[0], most[1]) > 1 && usual == 0 ? most[side] - 1 : most[side];
    long others = occupied & ~Square.bit(square) & ~position.pieces(side, Schema.KING);
    long own = others & position.pieces(side) | game().royals(position, 1 - side);
    Movement power = position.king(side) == square ? game().power(position, side, square)
        : game().base().movement(position, side, Schema.KING);
    long flights = 0;
    long targets = game().base().open(position, side, Schema.KING, square, power.targets(square, others, others & ~own),
        others);
    boolean acts = (game().active(position) >>> square & 1) != 0;
    for (long rest = acts ? targets : 0; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      flights |= game().usualAttackers(position, to, 1 - side, others & ~Square.bit(to)) == 0 ? Square.bit(to) : 0;
    }
    return Long.bitCount(flights) >= enough ? flights | Square.bit(square) : 0;
  }
}
