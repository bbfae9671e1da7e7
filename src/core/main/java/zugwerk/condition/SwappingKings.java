package zugwerk.condition;

import zugwerk.board.Position;
import zugwerk.rules.Attacks;

/** After a move that gives check the Kings change places. */
final class SwappingKings extends Condition {

  @Override
  public Phase phase() {
    return Phase.BOARD;
  }

  @Override
  public void settle(Turn turn) {
    Position position = turn.position();
    if (Attacks.inCheck(game(), position, 1 - turn.side())) {
      int own = position.king(turn.side());
      turn.changeSide(position.king(1 - turn.side()));
      turn.changeSide(own);
    }
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
