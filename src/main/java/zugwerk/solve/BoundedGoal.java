package zugwerk.solve;

import java.util.stream.IntStream;
import zugwerk.rules.MoveList;
import zugwerk.solve.reach.GoalBound;
import zugwerk.solve.reach.Prospects;

/** A mate or stalemate that lines of help or series play must be able to reach, and where it still can be. */
final class BoundedGoal {

  /**
   * So much is usually counted for the positions after one before it pays to look more closely at that; and so much may
   * be counted for that at least.
   */
  static final long LEAST_EFFORT = 20_000;
  /** So many times more is counted before that is done again. */
  private static final int PATIENCE = 2;

  private final GoalBound bound;
  private final int after;
  private final long leastEffort;
  /** By the number of moves left: what may still come about. */
  private final Prospects[] prospects;
  /** The same: how often the goal was asked for, and how often it was out of reach. */
  private final long[] asked;
  private final long[] failed;
  /** The same: how much had been counted before, and after how much more it pays to look closely. */
  private final long[] begun;
  private final long[] due;
  /** The position from which the lines begin that were searched last, and their length. */
  private long root;
  private int rootLength = -1;

  /**
   * @param after how many half-moves follow the counted ones until the goal is reached
   * @param longest the most moves that are counted
   * @param leastEffort how much must be counted for the positions after one before it is looked at more closely
   */
  BoundedGoal(GoalBound bound, int after, int longest, long leastEffort) {
    this.bound = bound;
    this.after = after;
    this.leastEffort = leastEffort;
    prospects = IntStream.rangeClosed(0, longest + 1).mapToObj(_ -> bound.prospects()).toArray(Prospects[]::new);
    asked = new long[longest + 1];
    failed = new long[longest + 1];
    begun = new long[longest + 1];
    due = new long[longest + 1];
  }

  /**
   * Begins a line of a length.
   *
   * @param key that of the position
   */
  void begin(int length, long key) {
    if (length != rootLength || key != root) {
      root = key;
      rootLength = length;
      prospects[length].clear();
      prospects[length + 1].clear();
      await(length);
    }
  }

  private void await(int left) {
    begun[left] = bound.effort();
    due[left] = leastEffort;
  }

  /**
   * Whether other moves may still lead to the goals, which is looked at closely once much has been counted for the
   * positions after the moves before.
   */
  static boolean goOn(BoundedGoal[] goals, LineSearch search, int left) {
    boolean goOn = true;
    for (int i = 0; i < goals.length && goOn && left >= search.leastBounded(); i++) {
      goOn = goals[i].goesOn(search, left);
    }
    return goOn;
  }

  private boolean goesOn(LineSearch search, int left) {
    long spent = bound.effort() - begun[left];
    if (spent < due[left]) {
      return true;
    }
    boolean goesOn = bound.narrow(prospects[left], search.attackerMoves(left, after), search.victimMoves(left, after),
        (int) Math.clamp(spent, LEAST_EFFORT, Integer.MAX_VALUE));
    due[left] = PATIENCE * (bound.effort() - begun[left]);
    return goesOn;
  }

  /** Whether no move can lead to the goal any more, with so many moves left. */
  boolean isOutOfReach(LineSearch search, int left) {
    await(left);
    boolean fails = bound.isOutOfReach(prospects[left + 1], prospects[left], search.attackerMoves(left, after),
        search.victimMoves(left, after));
    asked[left]++;
    failed[left] += fails ? 1 : 0;
    return fails;
  }

  /** Whether with so many moves left the goal has been out of reach more than three times out of four. */
  private boolean mostlyFails(int left) {
    return 4 * failed[left] > 3 * asked[left];
  }

  /**
   * Looks what may still come about, where the goal is not out of reach, and drops moves that cannot lead to it: of the
   * side that is to be mated or stalemated only if it has none to lose.
   */
  void keepHelpful(LineSearch search, int left, MoveList moves) {
    int attackerMoves = search.attackerMoves(left, after);
    int victimMoves = search.victimMoves(left, after);
    bound.look(prospects[left + 1], prospects[left], attackerMoves, victimMoves, mostlyFails(left - 1));
    if (!search.victimIsToMove(left, after)) {
      bound.keepLeading(moves, prospects[left], attackerMoves, victimMoves);
    } else if (victimMoves > 0) {
      bound.keepHelpful(moves, prospects[left], attackerMoves, victimMoves);
    }
  }

  /** The squares to one of which the last move must go. */
  long lastSquares() {
    return bound.lastSquares();
  }

  /** Ends its use. */
  void release() {
    bound.release();
  }
}
