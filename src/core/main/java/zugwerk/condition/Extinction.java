package zugwerk.condition;

import zugwerk.board.Position;

/** A piece that is the only one of its type and side must not be lost, as a King. */
final class Extinction extends Condition {

  @Override
  public boolean changesPowers() {
    return true;
  }

  @Override
  public long royals(Position position, int side, long usual) {
    long royals = usual;
    for (int type = 0; type < position.types(); type++) {
      long pieces = position.pieces(side, type);
      royals |= Long.bitCount(pieces) == 1 ? pieces : 0;
    }
    return royals;
  }
}
