package zugwerk.condition;

import zugwerk.board.Transformation;

/** A problem may begin with the King of the side that is not to move in check. */
final class LeseMajeste extends Condition {

  @Override
  public boolean startsInCheck() {
    return true;
  }

  @Override
  public boolean settles() {
    return true;
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }

  @Override
  public boolean keeps(Transformation transformation) {
    return true;
  }
}
