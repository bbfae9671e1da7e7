package zugwerk.condition;

import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;

/** After a move from or to one of the four squares in the middle, what stands there goes round by a quarter. */
final class RevolvingCentre extends Condition {

  private static final int[] CENTRE = {27, 35, 36, 28};
  private static final long SQUARES = 0x1818000000L;

  @Override
  public Phase phase() {
    return Phase.BOARD;
  }

  @Override
  public void settle(Turn turn) {
    long ends = Square.bit(turn.from()) | Square.bit(turn.to());
    if (EncodedMove.carries(turn.move()) && (ends & SQUARES) != 0) {
      turn.rotate(CENTRE);
    }
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
