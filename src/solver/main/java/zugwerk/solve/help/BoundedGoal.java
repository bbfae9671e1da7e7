package zugwerk.solve.help;

import java.util.stream.IntStream;
import zugwerk.rules.MoveList;
import zugwerk.solve.reach.BoundState;
import zugwerk.solve.reach.GoalBound;

/** A mate or stalemate that lines of help or series play must be able to reach, and where it is still possible. */
final class BoundedGoal {

  /** The fewest steps after which a position is checked in detail; the check may take as many. */
  static final long LEAST_EFFORT = 20_000;
  /** The check is repeated when the steps have grown by this factor. */
  private static final int REPEAT = 2;
  /** The steps allowed to list all mates, for each position examined so far. */
  private static final long STEPS = 60;
  private static final long LEAST_STEPS = 60_000;
  private static final long MOST_STEPS = 2_000_000;
  /** If a line needs several goals, mates are listed only after this number of positions. */
  private static final long MANY = 100;

  /**
   * @param longest the most counted moves
   * @param leastEffort the steps after a position before it is checked in detail
   * @param memory the most memory for listed mates, in bytes
   * @param alone whether a line needs no other goal
   */
  record Options(int longest, long leastEffort, long memory, boolean alone) {}

  private final GoalBound bound;
  private final int after;
  private final Options options;
  /** By moves left. */
  private final BoundState[] states;
  private long examined;
  private long nextAttempt;
  /** By moves left: the steps before, and the further steps after which a detailed check pays. */
  private final long[] begun;
  private final long[] due;
  private long root;
  private int rootLength = -1;

  /** @param after how many half-moves follow the counted ones until the goal is reached */
  BoundedGoal(GoalBound bound, int after, Options options) {
    this.bound = bound;
    this.after = after;
    this.options = options;
    nextAttempt = options.alone() ? 0 : MANY;
    int longest = options.longest();
    states = IntStream.rangeClosed(0, longest + 1).mapToObj(_ -> bound.newState()).toArray(BoundState[]::new);
    begun = new long[longest + 1];
    due = new long[longest + 1];
  }

  void begin(LineSearch search, int length, long key) {
    if (length != rootLength || key != root) {
      root = key;
      rootLength = length;
      states[length].clear();
      states[length + 1].clear();
      beginSteps(length);
      if (length > 0) {
        listMates(states[length + 1], search, length);
        follow(search, length);
      }
    }
  }

  private void listMates(BoundState state, LineSearch search, int left) {
    int attackerMoves = search.attackerMoves(left, after);
    if (attackerMoves < 2 || examined < nextAttempt) {
      return;
    }
    long steps = Math.clamp(STEPS * examined, LEAST_STEPS, MOST_STEPS);
    if (!bound.listMates(state, attackerMoves, search.victimMoves(left, after), (int) steps, options.memory())) {
      nextAttempt = steps == MOST_STEPS ? Long.MAX_VALUE : 4 * steps / STEPS;
    }
  }

  private void beginSteps(int left) {
    begun[left] = bound.effort();
    due[left] = options.leastEffort();
  }

  /** Whether further moves may still lead to all goals, checked in detail after many steps for the moves before. */
  static boolean goOn(BoundedGoal[] goals, LineSearch search, int left) {
    boolean goOn = true;
    for (int i = 0; i < goals.length && goOn && left >= search.leastBounded(); i++) {
      goOn = goals[i].goesOn(search, left);
    }
    return goOn;
  }

  private boolean goesOn(LineSearch search, int left) {
    if (left + 1 >= rootLength && !states[left].listsMates()) {
      listMates(states[left], search, left);
    }
    long spent = bound.effort() - begun[left];
    if (spent < due[left]) {
      return true;
    }
    boolean goesOn = bound.excludeEnds(states[left], search.attackerMoves(left, after),
        search.victimMoves(left, after), (int) Math.clamp(spent, LEAST_EFFORT, Integer.MAX_VALUE));
    due[left] = REPEAT * (bound.effort() - begun[left]);
    return goesOn;
  }

  boolean isOutOfReach(LineSearch search, int left) {
    beginSteps(left);
    if (!follow(search, left)) {
      return true;
    }
    examined++;
    int attackerMoves = search.attackerMoves(left, after);
    // Counting guards does not pay where the mates are listed.
    return (attackerMoves < 2 || !states[left].listsMates())
        && bound.isOutOfReach(states[left], attackerMoves, search.victimMoves(left, after));
  }

  private boolean follow(LineSearch search, int left) {
    return bound.follow(states[left + 1], states[left], search.attackerMoves(left, after),
        search.victimMoves(left, after));
  }

  /** Drops moves after which the goal is impossible: no listed mate is left, or the victim loses a move. */
  void keepPossible(LineSearch search, int left, MoveList moves) {
    int attackerMoves = search.attackerMoves(left, after);
    int victimMoves = search.victimMoves(left, after);
    bound.keepPossible(moves, states[left], attackerMoves, victimMoves);
    if (victimMoves > 0 && search.victimIsToMove(left, after)) {
      bound.keepHelpful(moves, states[left], attackerMoves, victimMoves);
    }
  }

  long lastSquares() {
    return bound.lastSquares();
  }

  void release() {
    bound.release();
  }
}
