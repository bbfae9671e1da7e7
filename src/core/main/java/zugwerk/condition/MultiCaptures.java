package zugwerk.condition;

import zugwerk.board.Position;

/** A piece can be captured only if two pieces at least could do so. Check is given by two pieces at least. */
final class MultiCaptures extends Condition {

  private final int sides;

  /** @param sides the sides that are bound when they capture, as bits */
  MultiCaptures(int sides) {
    this.sides = sides;
  }

  private boolean isOpen(Position position, int side, int square, long occupied) {
    if ((sides >> side & 1) == 0) {
      return true;
    }
    long pieces = position.pieces(side) & game().active(position);
    long passers = position.toMove() == side ? passers(position, square) & pieces : 0;
    return Long.bitCount(game().observers(position, side, pieces, square, occupied) | passers) > 1;
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    return keep(targets, captures,
        to -> isOpen(position, side, Turn.victim(position, side, to), position.occupied()));
  }

  @Override
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    return isOpen(position, side, square, occupied);
  }
}
