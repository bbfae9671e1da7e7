package zugwerk.condition;

import zugwerk.board.Position;

/** A piece that its own side observes cannot be captured, or only such a piece can. The same holds for checks. */
final class Guards extends Condition {

  private final boolean wanted;

  /** @param wanted whether a piece must be guarded to be captured, else it must not */
  Guards(boolean wanted) {
    this.wanted = wanted;
  }

  private boolean isOpen(Position position, int side, int square, long occupied) {
    return game().observers(position, 1 - side, square, occupied) != 0 == wanted;
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
