package zugwerk.solve;

import zugwerk.board.Position;
import zugwerk.rules.Attacks;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.SameReply;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;
import zugwerk.work.Meter;

/** The common part of all searches: a position, its goal, and the counting of moves. */
abstract class Search {

  private static final int POLL = 2048;
  /** With fewer moves left, making them costs less than telling which of them a reply answers. */
  static final int LEAST_ANSWERED = 4;
  /** Says that a move was not made. */
  static final int NOT_MADE = -1;

  final Variant variant;
  final Position position;
  final Generator generator;
  final GoalTest goal;
  private final Trail trail;
  private final boolean notesMoves;
  private final Meter meter;
  private int unreported;
  private long reported;
  private final SameReply sameReply;
  private int escape;

  /**
   * @param position changed by moves and restored; no other thread may use it meanwhile
   */
  Search(Variant variant, Position position, Goal goal, Meter meter) {
    this(variant, position, goal, false, meter);
  }

  /**
   * @param notesAll whether moves are noted although the goal does not need them
   */
  Search(Variant variant, Position position, Goal goal, boolean notesAll, Meter meter) {
    this.variant = variant;
    this.position = position;
    this.meter = meter;
    generator = new Generator(variant);
    trail = new Trail(position);
    notesMoves = notesAll || goal.kind().needsMoves();
    this.goal = goal(goal);
    sameReply = new SameReply(variant, generator);
  }

  /** The test for a goal on the position of the search. */
  final GoalTest goal(Goal tested) {
    return GoalTest.of(variant, position, generator, tested, trail);
  }

  /**
   * Makes and counts a move, and checks from time to time whether the search must stop.
   *
   * @return the mark to roll back to
   */
  final int make(int move) {
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

  /** The key under which what is known of the position is kept. */
  final long key() {
    return notesMoves ? position.key() ^ history() : position.key();
  }

  /** What of the moves before sets positions apart for the goal. */
  long history() {
    return goal.history();
  }

  /** Makes a move that was found elsewhere if it is legal here; gives the mark to roll back to, or NOT_MADE. */
  final int makeIfPossible(int move) {
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

  /** Whether a legal move reaches the goal. */
  final boolean reaches(int move) {
    int mark = make(move);
    boolean reaches = goal.reached();
    position.rollback(mark);
    return reaches;
  }

  /**
   * Whether the side to move can reach the goal at once.
   *
   * @param moves a list to work with
   */
  final boolean canReach(MoveList moves) {
    moves.clear();
    goal.candidates(moves);
    for (int i = 0; i < moves.size(); i++) {
      if (reaches(moves.get(i))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether the side to move has a move and each of its moves reaches the goal; with those that only the goal allows.
   *
   * @param moves a list that is filled with its moves, if so
   */
  final boolean mustReach(MoveList moves) {
    return !stillEscapes() && eachReaches(moves);
  }

  /** The same after a move that {@link #dropEscaped} has left: the last escape is seldom possible then. */
  final boolean mustReachAfterDropping(MoveList moves) {
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
      leavingMoves(moves);
    }
    for (int i = 0; i < moves.size(); i++) {
      if (!reaches(moves.get(i))) {
        escape = moves.get(i);
        return false;
      }
    }
    return moves.size() > 0;
  }

  /** The reply that did not reach the goal when it was last to be forced, or {@link EncodedMove#NULL}. */
  int escape() {
    return escape;
  }

  /**
   * Drops moves that are to force the other side to reach the goal, and do not because the last {@link #escape} is
   * legal after them too and does not reach it.
   *
   * @param moves legal moves
   * @param start the index of the first move that may be dropped
   * @param known the escape that was looked at before, which drops no more
   * @return the escape that is looked at now
   */
  final int dropEscaped(MoveList moves, int start, int known) {
    if (known != escape() && moves.size() - start >= LEAST_ANSWERED && goal.needsCheck()) {
      sameReply.drop(position, moves, start, escape());
    }
    return escape();
  }

  /** Adds the moves that reach the goal but are not legal else, as they leave the own King attacked. */
  final void leavingMoves(MoveList moves) {
    if (!goal.leavesKing()) {
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

  /**
   * Checks whether the search must stop, for work between moves that takes long.
   *
   * @throws java.util.concurrent.CancellationException if it must
   */
  final void ask() {
    meter.token().check();
  }

  private void flush() {
    int moves = unreported;
    unreported = 0;
    reported += moves;
    meter.played(moves);
  }

  /** How many moves this search has played so far. */
  final long played() {
    return reported + unreported;
  }

  /** Reports the moves that were not reported yet, when the search is done. */
  final void finish() {
    meter.count(unreported);
    reported += unreported;
    unreported = 0;
  }

  final boolean inCheck() {
    return Attacks.inCheck(variant, position, position.toMove());
  }

  /** Whether the side to move has won already, because the other King died or by the game's own end. */
  final boolean hasWon() {
    return generator.hasWon(position);
  }

  /**
   * Passes for the side to move, whether or not the rules allow it.
   *
   * @return whether the game goes on: it is not over, and the King of the side that passed still stands and is not
   *     attacked; a pass may remove it or a piece that shielded it
   */
  final boolean pass() {
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
