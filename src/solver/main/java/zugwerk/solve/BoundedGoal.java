package zugwerk.solve;

import java.util.stream.IntStream;
import zugwerk.rules.MoveList;
import zugwerk.solve.reach.GoalBound;
import zugwerk.solve.reach.BoundState;

/** A mate or stalemate that lines of help or series play must be able to reach, and where it still can be. */
final class BoundedGoal {

  /**
   * So much is usually counted for the positions after one before it pays to look more closely at that; and so much may
   * be counted for that at least.
   */
  static final long LEAST_EFFORT = 20_000;
  /** So many times more is counted before that is done again. */
  private static final int PATIENCE = 2;
  /** So much may be tried for each position so far to find all mates; at least, and at most so much. */
  private static final long STEPS = 60;
  private static final long LEAST_STEPS = 60_000;
  private static final long MOST_STEPS = 2_000_000;
  /** Where several goals must be within reach, that is not tried for fewer positions. */
  private static final long MANY = 100;
  /** To look at a position closely costs as much as to look at so many otherwise. */
  private static final int WORTH = 4;
  /**
   * So many positions are looked at closely before it is asked whether that pays, and one in so many later; fewer each
   * time that so many have been.
   */
  private static final int SAMPLE = 16;
  private static final int PERIOD = 1024;

  private final GoalBound bound;
  private final int after;
  private final BoundOptions options;
  /** By the number of moves left: what may still come about. */
  private final BoundState[] prospects;
  /** The same: how many positions were not given up at once; how many were looked at closely, and given up then. */
  private final long[] followed;
  private final long[] asked;
  private final long[] failed;
  /** How many positions were not given up at once, and at how many it is next tried to find all mates. */
  private long total;
  private long stepLimits;
  /** The same: how much had been counted before, and after how much more it pays to look closely. */
  private final long[] begun;
  private final long[] due;
  /** The position from which the lines begin that were searched last, and their length. */
  private long root;
  private int rootLength = -1;

  /** @param after how many half-moves follow the counted ones until the goal is reached */
  BoundedGoal(GoalBound bound, int after, BoundOptions options) {
    this.bound = bound;
    this.after = after;
    this.options = options;
    stepLimits = options.alone() ? 0 : MANY;
    int longest = options.longest();
    prospects = IntStream.rangeClosed(0, longest + 1).mapToObj(_ -> bound.prospects()).toArray(BoundState[]::new);
    asked = new long[longest + 1];
    failed = new long[longest + 1];
    followed = new long[longest + 1];
    begun = new long[longest + 1];
    due = new long[longest + 1];
  }

  /**
   * Begins a line of a length.
   *
   * @param key that of the position
   */
  void begin(LineSearch search, int length, long key) {
    if (length != rootLength || key != root) {
      root = key;
      rootLength = length;
      prospects[length].clear();
      prospects[length + 1].clear();
      await(length);
      if (length > 0) {
        listMates(prospects[length + 1], search, length);
        follow(search, length);
      }
    }
  }

  /** Finds all mates that may come about, if that seems to pay. */
  private void listMates(BoundState now, LineSearch search, int left) {
    int attackerMoves = search.attackerMoves(left, after);
    if (attackerMoves < 2 || total < stepLimits) {
      return;
    }
    long steps = Math.clamp(STEPS * total, LEAST_STEPS, MOST_STEPS);
    if (!bound.listMates(now, attackerMoves, search.victimMoves(left, after), (int) steps, options.memory())) {
      stepLimits = steps == MOST_STEPS ? Long.MAX_VALUE : 4 * steps / STEPS;
    }
  }

  private void await(int left) {
    begun[left] = bound.effort();
    due[left] = options.leastEffort();
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
    if (left + 1 >= rootLength && !prospects[left].listsMates()) {
      listMates(prospects[left], search, left);
    }
    long spent = bound.effort() - begun[left];
    if (spent < due[left]) {
      return true;
    }
    boolean goesOn = bound.excludeEnds(prospects[left], search.attackerMoves(left, after), search.victimMoves(left, after),
        (int) Math.clamp(spent, LEAST_EFFORT, Integer.MAX_VALUE));
    due[left] = PATIENCE * (bound.effort() - begun[left]);
    return goesOn;
  }

  /** Whether no move can lead to the goal any more, with so many moves left. */
  boolean isOutOfReach(LineSearch search, int left) {
    await(left);
    if (!follow(search, left)) {
      return true;
    }
    followed[left]++;
    total++;
    int attackerMoves = search.attackerMoves(left, after);
    if (attackerMoves >= 2 && !isWorthwhile(left)) {
      return false;
    }
    boolean fails = bound.isOutOfReach(prospects[left], attackerMoves, search.victimMoves(left, after));
    asked[left]++;
    failed[left] += fails ? 1 : 0;
    return fails;
  }

  private boolean follow(LineSearch search, int left) {
    return bound.follow(prospects[left + 1], prospects[left], search.attackerMoves(left, after),
        search.victimMoves(left, after));
  }

  /**
   * Whether it pays to look at a position closely: not where the mates are known; where another goal must be within
   * reach, only if that spares many more positions than one, by what was seen so far.
   */
  private boolean isWorthwhile(int left) {
    if (prospects[left].listsMates()) {
      return false;
    }
    if (options.alone() || asked[left] < SAMPLE || followed[left] % (SAMPLE * (1 + asked[left] / PERIOD)) == 0) {
      return true;
    }
    long spared = 0;
    for (int i = 0; i < left; i++) {
      spared += followed[i];
    }
    return failed[left] * spared >= WORTH * asked[left] * (followed[left] - failed[left]);
  }

  /** Drops moves after which the goal is impossible: no listed mate is left, or the victim loses a move. */
  void keepPossible(LineSearch search, int left, MoveList moves) {
    int attackerMoves = search.attackerMoves(left, after);
    int victimMoves = search.victimMoves(left, after);
    bound.keepPossible(moves, prospects[left], attackerMoves, victimMoves);
    if (victimMoves > 0 && search.victimIsToMove(left, after)) {
      bound.keepHelpful(moves, prospects[left], attackerMoves, victimMoves);
    }
  }

  /** The squares to one of which the last move must go. */
  long lastSquares() {
    return bound.lastSquares();
  }

  /** EndSquares its use. */
  void release() {
    bound.release();
  }
}
