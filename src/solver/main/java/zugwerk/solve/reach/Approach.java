package zugwerk.solve.reach;

import zugwerk.board.Square;

/**
 * Which moves of the attacker, with one more to come, can lead to the goal with the King on a square: together with the
 * last move enough must be guarded. Only what pieces guard if all ways are open is looked at, so that a move is refused
 * before it is made.
 */
final class Approach {

  private final Scene scene;
  private final Target target;
  private final Assignment assignment;
  private final boolean certain;
  /** The flights that exactly one piece guards from where it stands, exactly two, or more. */
  private int once;
  private int twice;
  private int often;
  /** By the piece that makes the last move: those that may check once it has moved, as their numbers. */
  private final long[] uncovered = new long[Square.COUNT];
  /** What each piece guards from where it stands, and the number of each, by its square. */
  private final int[] open = new int[Square.COUNT];
  private final int[] numbers = new int[Square.COUNT];

  /**
   * @param certain whether mate is asked for and pieces can go and attack wherever the way is open
   */
  Approach(Scene scene, Target target, Assignment assignment, boolean certain) {
    this.scene = scene;
    this.target = target;
    this.assignment = assignment;
    this.certain = certain;
  }

  /**
   * Looks at a square of the King, with two moves of the attacker left.
   *
   * @param captures whether the first of them captures, which may clear a line
   */
  void look(boolean captures) {
    once = 0;
    twice = 0;
    often = 0;
    long checkers = 0;
    for (int i = 0; i < scene.count; i++) {
      numbers[scene.pieces[i] & 63] = i;
      int guards = assignment.standing(scene.pieces[i], captures ? 1 : 0);
      open[i] = guards;
      often |= twice & guards;
      twice = twice & ~guards | once & guards;
      once = once & ~guards | guards & ~(twice | often);
      twice &= ~often;
      checkers |= (guards & Surroundings.CHECK) != 0 ? 1L << i : 0;
    }
    for (int i = 0; i < scene.count; i++) {
      uncovered[i] = 0;
      for (long rest = checkers & ~(1L << i); rest != 0; rest &= rest - 1) {
        int other = Long.numberOfTrailingZeros(rest);
        uncovered[i] |= uncovers(scene.pieces[i], scene.pieces[other]) ? Long.lowestOneBit(rest) : 0;
      }
    }
  }

  /** Whether the last move of a piece may open the line of another; a Pawn may also capture en passant. */
  private boolean uncovers(int mover, int other) {
    return !certain || scene.attackers.isPawn(mover >> 6) || (target.line(other) & Square.bit(mover & 63)) != 0;
  }

  /**
   * Whether a move may lead to the goal.
   *
   * @param from where it begins
   * @param arrival what the piece is after it
   */
  boolean leads(int from, int arrival) {
    int mover = numbers[from];
    int king = target.square;
    int left = open[mover];
    // The same piece may move last, and open a line from where it stands now; else another one moves last.
    int others = often | twice | once & ~left;
    boolean checked = false;
    for (int i = 0; i < scene.count && !checked; i++) {
      checked = i != mover && (open[i] & Surroundings.CHECK) != 0 && uncovers(arrival, scene.pieces[i]);
    }
    if (closes(others, checked, scene.attackers.options(arrival, king)[1])) {
      return true;
    }
    int guards = scene.attackers.guards(arrival, king);
    for (int i = 0; i < scene.count; i++) {
      if (i != mover) {
        int rest = often | twice & ~(left & open[i]) | once & ~(left | open[i]) | guards;
        boolean checks = (uncovered[i] & ~(1L << mover)) != 0
            || (guards & Surroundings.CHECK) != 0 && uncovers(scene.pieces[i], arrival);
        if (closes(rest, checks, scene.attackers.options(scene.pieces[i], king)[1])) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Whether enough is guarded after the last move.
   *
   * @param rest what is guarded without it
   * @param checked whether that includes the King
   * @param options what the piece may guard that makes it
   */
  private boolean closes(int rest, boolean checked, short[] options) {
    int guarded = checked ? rest | Surroundings.CHECK : rest & ~Surroundings.CHECK;
    boolean closes = target.mayClose(guarded);
    for (int i = 0; i < options.length && !closes; i++) {
      closes = target.mayClose(guarded | options[i]);
    }
    return closes;
  }
}
