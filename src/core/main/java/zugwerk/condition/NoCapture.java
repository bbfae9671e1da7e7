package zugwerk.condition;

import zugwerk.board.Position;

/** Nothing is captured, by one side or both. Checks are as usual. */
final class NoCapture extends Condition {

  private final int sides;

  NoCapture(int sides) {
    this.sides = sides;
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    return (sides >> side & 1) != 0 ? targets & ~captures : targets;
  }

  @Override
  public boolean settles() {
    return true;
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
