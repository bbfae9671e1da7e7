package zugwerk.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.notation.MoveText;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.solve.reach.DiagramBound;
import zugwerk.solve.reach.GoalBound;
import zugwerk.work.Meter;

/**
 * Finds all lines of an exact length that reach the goal, in play without resistance. One instance serves one thread.
 *
 * <p>The search is depth first and remembers positions from which no line of the remaining length solves. Lines are
 * written out only where they solve, so the search itself allocates nothing.
 */
abstract class LineSearch extends Search {

  /** The most lines of a first move that are written out; what a cooked problem has beyond them is only counted. */
  static final int MOST_LINES = 1000;

  final Play play;
  private final boolean endsByItself;
  private final FailureTable failures;
  private final MoveText texts;
  private final MoveList[] lists;
  /** By the number of moves left: the lines found from the node that is being searched there, and their number. */
  private final List<List<SolutionNode>> trays = new ArrayList<>();
  private final long[] totals;
  private int length;
  private int kept;
  private boolean one;
  private final BoundedGoal[] goals;
  private final @Nullable DiagramBound diagram;
  private final MoveList answers = new MoveList();
  private final MoveList attempts = new MoveList();
  private final GoalTest ownGoal;

  /**
   * @param stipulation with the greatest length that will be searched
   * @param bounds tell where nothing can be found any more
   */
  LineSearch(Variant variant, Position position, Stipulation stipulation, Bounds bounds, FailureTable failures,
      Meter meter) {
    super(variant, position, stipulation.goal(), stipulation.ownGoal().kind().needsMoves(), meter);
    this.failures = failures;
    play = stipulation.play();
    ownGoal = goal(stipulation.ownGoal());
    endsByItself = stipulation.goal().kind().ends();
    int longest = stipulation.counted();
    goals = bounds.goals().toArray(BoundedGoal[]::new);
    diagram = bounds.diagram().orElse(null);
    texts = new MoveText(variant);
    lists = new MoveList[longest + 1];
    totals = new long[longest + 1];
    for (int i = 0; i <= longest; i++) {
      lists[i] = new MoveList();
      trays.add(new ArrayList<>());
    }
  }

  @Override
  final long history() {
    return goal.history() | ownGoal.history();
  }

  /** Adds the moves that may be played when a number of moves is left. */
  abstract void moves(int left, MoveList list);

  /** Adds the legal moves; in a proof game those among them that may help. */
  final void legal(int left, MoveList list) {
    if (diagram == null) {
      generator.legal(position, list);
    } else {
      generator.legal(position, diagram.movable(), diagram.aims(moverMoves(left)), list);
    }
  }

  /** Goes on after a move that is not the last of the counted ones, by {@link #find}. */
  abstract void follow(int left, int ply);

  /** The least number of moves left for which failures are worth remembering. */
  abstract int leastKept();

  /** Whether the side that solves makes the next move, the one that also makes the last of the counted moves. */
  abstract boolean solves(int left);

  /** Whether the side that is mated or stalemated makes the next move, with some half-moves after those left. */
  abstract boolean victimIsToMove(int left, int after);

  /** Of the moves left and some half-moves after them, those of the side that mates or stalemates with the last. */
  abstract int attackerMoves(int left, int after);

  /** Of the moves left and some half-moves after them, those of the side that is mated or stalemated. */
  abstract int victimMoves(int left, int after);

  /** Whether a first move can be continued to the goal in exactly the given length. */
  final boolean solves(int move, int moves) {
    one = true;
    try {
      start(moves);
      begin(move, moves, 0);
      return totals[moves] > 0;
    } finally {
      one = false;
    }
  }

  /**
   * Finds all lines that begin with a move. Where the search is stopped meanwhile, {@link #found} and {@link #lines}
   * tell what it had found.
   */
  final void explore(int move, int moves, int ply) {
    start(moves);
    begin(move, moves, ply);
  }

  /** Whether the other side is to begin and must reach the goal at once. */
  private boolean hasEnded(int moves) {
    return play.isHelp() && play.isAnswered() && !solves(moves) && isAtEnd();
  }

  private void begin(int move, int moves, int ply) {
    if (!hasEnded(moves) && !isBarred(moves)) {
      play(move, moves, ply);
      BoundedGoal.goOn(goals, this, moves);
    }
  }

  /** Finds all lines of a length. */
  final void explore(int moves, int ply) {
    start(moves);
    if (!hasEnded(moves)) {
      find(moves, ply);
    }
  }

  /** How many lines were found by the last exploration. */
  final long found() {
    return totals[length];
  }

  /** The lines found by the last exploration, by their first moves. */
  final List<SolutionNode> lines() {
    return List.copyOf(trays.get(length));
  }

  final void start(int moves) {
    length = moves;
    for (BoundedGoal bounded : goals) {
      bounded.begin(this, moves, key());
    }
    kept = 0;
    clear(moves);
  }

  private void clear(int left) {
    totals[left] = 0;
    trays.get(left).clear();
  }

  /** Finds all lines of a number of moves from the position. */
  final void find(int left, int ply) {
    clear(left);
    long key = key();
    if (left >= leastKept() && failures.holds(key, left)) {
      return;
    }
    if (isOutOfReach(left) || isBarred(left)) {
      return;
    }
    MoveList list = lists[left];
    list.clear();
    moves(left, list);
    for (int i = 0; i < goals.length && left >= leastBounded(); i++) {
      goals[i].keepPossible(this, left, list);
    }
    if (diagram != null) {
      diagram.keepHelpful(list, moverMoves(left));
    }
    boolean forces = left == 1 && play.ending() == Play.Ending.FORCED;
    int known = forces ? dropEscaped(list, 0, EncodedMove.NULL) : EncodedMove.NULL;
    for (int i = 0; i < list.size() && !(one && totals[left] > 0) && BoundedGoal.goOn(goals, this, left); i++) {
      play(list.get(i), left, ply);
      known = forces ? dropEscaped(list, i + 1, known) : known;
    }
    if (left >= leastKept() && totals[left] == 0) {
      failures.put(key, left);
    }
  }

  /** The least number of moves left for which the bound is asked; before the last move it may cost too much. */
  int leastBounded() {
    return play.isAnswered() && play.ending() != Play.Ending.FORCED ? 1 : 2;
  }

  /** Whether the side that solves is to move and must reach the goal because it can, so that it fails. */
  private boolean isBarred(int left) {
    return play.obligesBoth() && solves(left) && canReach(attempts);
  }

  /** Whether the line ends here already, after a move of the side that solves, so that no longer one may begin so. */
  private boolean isAtEnd() {
    return switch (play.ending()) {
      case GOAL -> !endsByItself && goal.reached();
      case ANSWER, EITHER -> false;
      case FORCED -> !endsByItself && mustReach(answers);
      case OBLIGED -> canReach(attempts);
    };
  }

  /** Of the moves left, those of the side to move. */
  private int moverMoves(int left) {
    return victimIsToMove(left, 0) ? victimMoves(left, 0) : attackerMoves(left, 0);
  }

  /** Whether no move can lead to the goal any more. */
  private boolean isOutOfReach(int left) {
    if (diagram != null) {
      int own = moverMoves(left);
      return diagram.isOutOfReach(own, attackerMoves(left, 0) + victimMoves(left, 0) - own);
    }
    for (int i = 0; i < goals.length && left >= leastBounded(); i++) {
      BoundedGoal asked = goals[i];
      if (asked.isOutOfReach(this, left)) {
        // What fails once often fails again nearby.
        goals[i] = goals[0];
        goals[0] = asked;
        return true;
      }
    }
    return false;
  }

  /** Adds the legal moves that might reach the goal at once. */
  final void lastMoves(MoveList list) {
    long to = goals.length == 1 ? goals[0].lastSquares() : GoalBound.ANYWHERE;
    if (to == 0) {
      return;
    }
    goal.candidates(list);
    if (to != GoalBound.ANYWHERE) {
      int size = 0;
      for (int i = 0; i < list.size(); i++) {
        if ((to & Square.bit(EncodedMove.to(list.get(i)))) != 0) {
          list.set(size++, list.get(i));
        }
      }
      list.cut(size);
    }
  }

  private void play(int move, int left, int ply) {
    int mark = position.mark();
    clear(left - 1);
    try {
      make(move);
      if (left == 1) {
        end(ply + 1);
      } else if (!solves(left) || !isAtEnd()) {
        follow(left, ply);
      }
    } catch (CancellationException stopped) {
      position.rollback(mark);
      take(move, left, ply);
      throw stopped;
    }
    position.rollback(mark);
    take(move, left, ply);
  }

  /**
   * Ends a line after the last of the counted moves: the goal is reached, or the other side's answers reach it.
   *
   * @param ply that of the answer
   */
  void end(int ply) {
    switch (play.ending()) {
      case GOAL -> totals[0] = goal.reached() ? 1 : 0;
      case ANSWER, OBLIGED -> {
        answers.clear();
        lastMoves(answers);
        for (int i = 0; i < answers.size(); i++) {
          if (reaches(answers.get(i))) {
            answered(answers.get(i), ply, play.ending() == Play.Ending.ANSWER || totals[0] == 0);
          }
        }
      }
      case EITHER -> endForEither(ply);
      case FORCED -> {
        boolean forced = mustReachAfterDropping(answers);
        for (int i = 0; forced && i < answers.size(); i++) {
          answered(answers.get(i), ply, i == 0);
        }
      }
    }
  }

  /** Notes all moves that reach the beginner's goal at once, and all that let the other side reach its own next. */
  private void endForEither(int ply) {
    answers.clear();
    ownGoal.candidates(answers);
    List<SolutionNode> ends = new ArrayList<>();
    for (int i = 0; i < answers.size(); i++) {
      int mark = make(answers.get(i));
      boolean reached = ownGoal.reached();
      position.rollback(mark);
      if (reached) {
        ends.add(line(SolutionNode.Role.CONTINUATION, answers.get(i), ply, true, List.of()));
      }
    }
    int own = ends.size();
    answers.clear();
    generator.legal(position, answers);
    for (int i = 0; own > 0 && i < answers.size(); i++) {
      List<SolutionNode> replies = repliesToGoal(answers.get(i), ply + 1);
      if (!replies.isEmpty()) {
        ends.add(line(SolutionNode.Role.CONTINUATION, answers.get(i), ply, false, replies));
      }
    }
    if (ends.size() > own) {
      totals[0] = 1;
      if (!one && kept < MOST_LINES) {
        kept++;
        trays.getFirst().addAll(ends);
      }
    }
  }

  private List<SolutionNode> repliesToGoal(int move, int ply) {
    List<SolutionNode> replies = new ArrayList<>();
    int mark = make(move);
    attempts.clear();
    goal.candidates(attempts);
    for (int i = 0; i < attempts.size(); i++) {
      if (reaches(attempts.get(i))) {
        replies.add(line(SolutionNode.Role.CONTINUATION, attempts.get(i), ply, true, List.of()));
      }
    }
    position.rollback(mark);
    return replies;
  }

  /**
   * Notes an answer of the other side that ends the line.
   *
   * @param another whether it makes a solution of its own
   */
  private void answered(int move, int ply, boolean another) {
    totals[0] += another ? 1 : 0;
    if (!one && kept < MOST_LINES) {
      kept += another ? 1 : 0;
      trays.getFirst().add(line(SolutionNode.Role.CONTINUATION, move, ply, true, List.of()));
    }
  }

  private void take(int move, int left, int ply) {
    if (totals[left - 1] == 0) {
      return;
    }
    totals[left] += totals[left - 1];
    if (isUnwritten(move, left)) {
      trays.get(left - 1).forEach(line -> trays.get(left).add(line.afterPass()));
      return;
    }
    List<SolutionNode> replies = trays.get(left - 1);
    boolean ends = left == 1 && !play.isAnswered();
    if (one || (ends ? kept >= MOST_LINES : replies.isEmpty())) {
      return;
    }
    kept += ends ? 1 : 0;
    trays.get(left)
        .add(line(left == length ? SolutionNode.Role.KEY : SolutionNode.Role.CONTINUATION, move, ply, ends, replies));
  }

  /** Whether a move is a pass that is not written. */
  boolean isUnwritten(int move, int left) {
    return false;
  }

  /** Whether the other side has passed before the move at a ply. */
  abstract boolean passed(int ply);

  private SolutionNode line(SolutionNode.Role role, int move, int ply, boolean ends, List<SolutionNode> replies) {
    return new SolutionNode(role, EncodedMove.unpack(move), texts.write(position, EncodedMove.unpack(move)), ply, ends,
        passed(ply), List.of(), replies);
  }
}
