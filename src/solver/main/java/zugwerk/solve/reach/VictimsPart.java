package zugwerk.solve.reach;

import zugwerk.board.Square;

/**
 * Whether the victim's pieces can do what the attacker's leave to them: block the flights that are not guarded, and
 * where it is known which piece checks, let the check stand.
 */
final class VictimsPart {

  private final Scene scene;
  private final Target target;
  private final Crowd crowd;
  /** The piece that checks as it is then, and its number. */
  private int checker;
  private int checking;
  /** The moves of each piece that has moved. */
  private final int[] spent = new int[Square.COUNT];

  VictimsPart(Scene scene, Target target, Crowd crowd) {
    this.scene = scene;
    this.target = target;
    this.crowd = crowd;
  }

  /**
   * Begins where a certain piece checks.
   *
   * @param i its number
   * @param arrival what it is then, given as in {@link Army}
   * @param moves the moves that it takes
   */
  void begin(int i, int arrival, int moves) {
    checking = i;
    checker = arrival;
    send(i, moves);
  }

  /** Tells the moves of a piece of the attacker that moves somewhere. */
  void send(int i, int moves) {
    spent[i] = moves;
  }

  /**
   * Whether they can.
   *
   * @param guarded what the attacker guards
   * @param moved the numbers of its pieces that have moved
   * @param left the moves that it has left
   * @param alone whether no other piece checks; else it is not asked who parries
   */
  boolean suits(int guarded, long moved, int left, boolean alone) {
    if (!alone) {
      return target.closes(guarded);
    }
    int bare = target.bare(guarded);
    if (!target.mayClose(guarded)) {
      return false;
    }
    look(moved, left);
    return crowd.fits(bare);
  }

  /** Looks at the check once some of the attacker's pieces have moved and so many moves are left. */
  private void look(long moved, int left) {
    long pinning = 0;
    long prey = scene.passing == 0 ? 0 : -1L;
    for (int i = 0; i < scene.count; i++) {
      int most = (moved >>> i & 1) != 0 ? left + spent[i] : left;
      Journey journey = scene.course(i);
      long within = journey.within(most);
      prey |= most > 0 ? within : 0;
      pinning |= i != checking && scene.slide(journey.types(most)) ? within : 0;
    }
    crowd.look(checker, pinning, prey, scene.moves, false);
  }

  /**
   * The flight to be guarded or left next, 0 if there is none.
   *
   * @param left those that are left to the victim
   */
  int next(int guarded, int left) {
    int missing = target.missing(guarded);
    if (missing != 0) {
      return Integer.highestOneBit(missing);
    }
    int bare = target.bare(guarded) & ~left;
    int far = target.unblocked(bare);
    return Integer.lowestOneBit(far != 0 ? far : bare);
  }
}
