package zugwerk.condition;

import zugwerk.board.Position;

/**
 * A piece captures only if a piece of its own side observes it, in Lortap only if none does. In Ultrapatrol it also
 * moves only then.
 */
final class Patrol extends Condition {

  private final boolean wanted;
  private final boolean always;
  private final boolean enemy;

  Patrol(boolean wanted, boolean always) {
    this(wanted, always, false);
  }

  /**
   * @param wanted whether a piece must observe the one that captures, else none may
   * @param always whether moves without capture need that too
   * @param enemy whether an enemy piece counts, else one of its own side
   */
  Patrol(boolean wanted, boolean always, boolean enemy) {
    this.wanted = wanted;
    this.always = always;
    this.enemy = enemy;
  }

  private boolean mayCapture(Position position, int side, int from, long occupied) {
    return game().observers(position, enemy ? 1 - side : side, from, occupied) != 0 == wanted;
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    long bound = always ? targets : captures;
    return bound == 0 || mayCapture(position, side, from, position.occupied()) ? targets : targets & ~bound;
  }

  @Override
  public boolean allowsCastling(Position position, int from, int to, int corner) {
    int side = position.toMove();
    return !always || mayCapture(position, side, from, position.occupied())
        && mayCapture(position, side, corner, position.occupied());
  }

  @Override
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    return mayCapture(position, side, from, occupied);
  }
}
