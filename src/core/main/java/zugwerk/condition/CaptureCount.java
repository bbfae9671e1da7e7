package zugwerk.condition;

import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.rules.MoveMaker;

/** A piece captures only if there is just one piece that it could capture; inversely, if there are several. */
final class CaptureCount extends Condition {

  private final boolean several;

  CaptureCount(boolean several) {
    this.several = several;
  }

  /** How many of some enemy pieces a piece could capture, with pieces on the given squares. */
  private int count(Position position, int side, int from, long enemies, long occupied) {
    int count = 0;
    for (long rest = enemies; rest != 0; rest &= rest - 1) {
      count += game().observes(position, side, from, Long.numberOfTrailingZeros(rest), occupied) ? 1 : 0;
    }
    int passed = position.get(Schema.EN_PASSANT) - 1;
    boolean passes = passed >= 0 && position.toMove() == side
        && (passers(position, MoveMaker.captured(side, passed)) >>> from & 1) != 0;
    return passes ? count + 1 : count;
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    return captures == 0 || count(position, side, from, position.pieces(1 - side), position.occupied()) > 1 == several
        ? targets
        : targets & ~captures;
  }

  @Override
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    return count(position, side, from, position.pieces(1 - side) & occupied & ~Square.bit(square),
        occupied | Square.bit(square)) > 0 == several;
  }
}
