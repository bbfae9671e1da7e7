package zugwerk.solve.search;

import zugwerk.board.Position;
import zugwerk.rules.Attacks;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.SameReply;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;
import zugwerk.solve.Goal;
import zugwerk.work.Meter;

/** Base of all searches: a position, its goal, and the count of moves. */
public abstract class Search {

  private static final int POLL = 2048;
  /** With fewer moves left, making them is cheaper than finding which of them a reply refutes. */
  public static final int LEAST_ANSWERED = 4;
  public static final int NOT_MADE = -1;

  public final Variant variant;
  public final Position position;
  public final Generator generator;
  public final GoalTest goal;
  private final Trail trail;
  private final boolean notesMoves;
  private final Meter meter;
  private int unreported;
  private long reported;
  private final SameReply sameReply;
  private final MoveList candidates = new MoveList();
  private int escape;

  /** @param position changed by moves and restored; not shared with other threads */
  protected Search(Variant variant, Position position, Goal goal, Meter meter) {
    this(variant, position, goal, false, meter);
  }

  /** @param notesAll whether moves are recorded even if the goal does not need them */
  protected Search(Variant variant, Position position, Goal goal, boolean notesAll, Meter meter) {
    this.variant = variant;
    this.position = position;
    this.meter = meter;
    generator = new Generator(variant);
    trail = new Trail(variant, position);
    notesMoves = notesAll || goal.kind().needsMoves();
    this.goal = goal(goal);
    sameReply = new SameReply(variant, generator);
  }

  protected final GoalTest goal(Goal tested) {
    return GoalTest.of(variant, position, generator, tested, trail);
  }

  /** Counts the move, and stops the search if it must. Returns the mark to roll back to. */
  public final int make(int move) {
    if (++unreported == POLL) {
      flush();
    }
    int mark = position.mark();
    if (notesMoves) {
      trail.before(move);
    }
    MoveMaker.make(variant, position, move);
    if (notesMoves) {
      trail.made(move, mark);
    }
    return mark;
  }

  public final long key() {
    return notesMoves ? position.key() ^ history() : position.key();
  }

  /** Distinguishes equal positions by the moves before; 0 where these do not matter. */
  protected long history() {
    return goal.history();
  }

  /** Makes a move found elsewhere if it is legal here; returns the mark to roll back to, or NOT_MADE. */
  public final int makeIfPossible(int move) {
    if (move == EncodedMove.NULL || !generator.couldPlay(position, move)) {
      return NOT_MADE;
    }
    int mark = make(move);
    if (!variant.isLegalAfter(position)) {
      position.rollback(mark);
      return NOT_MADE;
    }
    return mark;
  }

  public final boolean reaches(int move) {
    int mark = make(move);
    boolean reaches = goal.reached();
    position.rollback(mark);
    return reaches;
  }

  public final boolean canReach() {
    candidates.clear();
    goal.candidates(candidates);
    for (int i = 0; i < candidates.size(); i++) {
      if (reaches(candidates.get(i))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether the side to move has a move and each of its moves reaches the goal, including otherwise illegal ones.
   *
   * @param moves receives these moves, if so
   */
  public final boolean mustReach(MoveList moves) {
    return !stillEscapes() && eachReaches(moves);
  }

  /** The same after {@link #dropEscaped}, which makes another success of the last escape unlikely. */
  public final boolean mustReachAfterDropping(MoveList moves) {
    return goal.needsCheck() ? eachReaches(moves) : mustReach(moves);
  }

  private boolean stillEscapes() {
    int mark = hasWon() ? NOT_MADE : makeIfPossible(escape);
    if (mark == NOT_MADE) {
      return false;
    }
    boolean escapes = !goal.reached();
    position.rollback(mark);
    return escapes;
  }

  private boolean eachReaches(MoveList moves) {
    moves.clear();
    generator.legal(position, moves);
    if (moves.size() == 0) {
      selfCheckMoves(moves);
    }
    for (int i = 0; i < moves.size(); i++) {
      if (!reaches(moves.get(i))) {
        escape = moves.get(i);
        return false;
      }
    }
    return moves.size() > 0;
  }

  /** The reply that last failed to reach the goal where all had to, or {@link EncodedMove#NULL}. */
  protected int escape() {
    return escape;
  }

  /**
   * Drops moves that do not force the goal, since the last {@link #escape} is legal after them and does not reach it.
   *
   * @param known the escape that was used before, which drops no more
   * @return the escape used now
   */
  public final int dropEscaped(MoveList moves, int start, int known) {
    if (known != escape() && moves.size() - start >= LEAST_ANSWERED && goal.needsCheck()) {
      sameReply.drop(position, moves, start, escape());
    }
    return escape();
  }

  /** Adds the moves that reach the goal but are otherwise illegal self-checks. */
  public final void selfCheckMoves(MoveList moves) {
    if (!goal.needsSelfCheck()) {
      return;
    }
    int size = moves.size();
    goal.candidates(moves);
    for (int i = size; i < moves.size(); i++) {
      if (reaches(moves.get(i))) {
        moves.set(size++, moves.get(i));
      }
    }
    moves.cut(size);
  }

  /** For long work between moves. */
  public final void checkStopped() {
    meter.token().check();
  }

  private void flush() {
    int moves = unreported;
    unreported = 0;
    reported += moves;
    meter.played(moves);
  }

  public final long played() {
    return reported + unreported;
  }

  public final void finish() {
    meter.count(unreported);
    reported += unreported;
    unreported = 0;
  }

  public final boolean inCheck() {
    return Attacks.inCheck(variant, position, position.toMove());
  }

  public final boolean hasWon() {
    return generator.hasWon(position);
  }

  /**
   * Passes, even if the rules do not allow it. Returns whether the game goes on: it has not ended, and the King of
   * the side that passed stands and is not attacked.
   */
  public final boolean pass() {
    int side = position.toMove();
    int mark = position.mark();
    MoveMaker.skip(variant, position);
    if (notesMoves) {
      trail.made(EncodedMove.NULL, mark);
    }
    return !position.hasLostKing(side) && !Attacks.inCheck(variant, position, side)
        && generator.ownEnd(position) == Verdict.OPEN;
  }
}
