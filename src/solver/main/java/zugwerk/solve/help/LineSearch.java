package zugwerk.solve.help;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.notation.MoveText;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.solve.Play;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.Stipulation;
import zugwerk.solve.reach.DiagramBound;
import zugwerk.solve.reach.GoalBound;
import zugwerk.solve.search.GoalTest;
import zugwerk.solve.search.Search;
import zugwerk.work.Meter;

/**
 * Finds all lines of an exact length in play without resistance. One instance serves one thread.
 *
 * <p>The search is depth first and remembers positions without a solution. Only lines that solve are written out, so
 * the search itself allocates nothing.
 */
abstract class LineSearch extends Search {

  final Play play;
  private final boolean endsByItself;
  private final FailureTable failures;
  private final MoveText texts;
  private final MoveList[] lists;
  /** By moves left: the lines found from the current node, and their number. */
  private final List<List<SolutionNode>> lines = new ArrayList<>();
  private final long[] totals;
  private int length;
  private int kept;
  private boolean one;
  private SolutionQuota quota = SolutionQuota.UNLIMITED;
  private final BoundedGoal[] goals;
  private final @Nullable DiagramBound diagram;
  private final MoveList answers = new MoveList();
  private final MoveList attempts = new MoveList();
  private final GoalTest ownGoal;

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
      lines.add(new ArrayList<>());
    }
  }

  @Override
  protected final long history() {
    return goal.history() | ownGoal.history();
  }

  void moves(int left, MoveList list) {
    if (left == 1 && !play.isAnswered()) {
      lastMoves(list);
    } else {
      legal(left, list);
    }
  }

  /** Adds the legal moves; in a proof game only those that may help. */
  private void legal(int left, MoveList list) {
    if (diagram == null) {
      generator.legal(position, list);
    } else {
      generator.legal(position, diagram.movable(), diagram.aims(moverMoves(left)), list);
    }
  }

  /** Goes on after a move that is not the last of the counted ones, by {@link #find}. */
  abstract void follow(int left, int ply);

  /** The least number of moves left for which failures are remembered. */
  abstract int leastKept();

  /** Whether the side that makes the last of the counted moves is to move. */
  abstract boolean solves(int left);

  /** Whether the side that suffers the goal is to move, with some half-moves after those left. */
  abstract boolean victimIsToMove(int left, int after);

  /** The moves left to the side that mates, with some half-moves after those left. */
  abstract int attackerMoves(int left, int after);

  /** The moves left to the side that suffers the goal, with some half-moves after those left. */
  abstract int victimMoves(int left, int after);

  /** Whether a first move leads to the goal in exactly the given length. */
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
   * Finds all lines that begin with a move. {@link #found} and {@link #lines} are valid even if the search is stopped.
   *
   * @throws SolutionQuota.SpentException when as many are found as allowed
   */
  final void explore(int move, int moves, int ply, SolutionQuota allowed) {
    start(moves);
    quota = allowed;
    try {
      begin(move, moves, ply);
    } finally {
      quota = SolutionQuota.UNLIMITED;
    }
  }

  /** Whether the other side begins and must reach the goal at once. */
  private boolean hasEnded(int moves) {
    return play.isHelp() && play.isAnswered() && !solves(moves) && isAtEnd();
  }

  private void begin(int move, int moves, int ply) {
    if (!hasEnded(moves) && !isBarred(moves)) {
      play(move, moves, ply);
      BoundedGoal.goOn(goals, this, moves);
    }
  }

  final void explore(int moves, int ply) {
    start(moves);
    if (!hasEnded(moves)) {
      find(moves, ply);
    }
  }

  final long found() {
    return totals[length];
  }

  final List<SolutionNode> lines() {
    return List.copyOf(lines.get(length));
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
    lines.get(left).clear();
  }

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

  /** The least number of moves left for which bounds are used; before the last move they may cost too much. */
  int leastBounded() {
    return play.isAnswered() && play.ending() != Play.Ending.FORCED ? 1 : 2;
  }

  /** Whether the solving side is to move and must reach the goal, and so fails. */
  private boolean isBarred(int left) {
    return play.obligesBoth() && solves(left) && canReach();
  }

  /** Whether the line already ends here, so that no longer one may begin like this. */
  private boolean isAtEnd() {
    return switch (play.ending()) {
      case GOAL -> !endsByItself && goal.reached();
      case ANSWER, EITHER -> false;
      case FORCED -> !endsByItself && mustReach(answers);
      case OBLIGED -> canReach();
    };
  }

  private int moverMoves(int left) {
    return victimIsToMove(left, 0) ? victimMoves(left, 0) : attackerMoves(left, 0);
  }

  private boolean isOutOfReach(int left) {
    if (diagram != null) {
      int own = moverMoves(left);
      return diagram.isOutOfReach(own, attackerMoves(left, 0) + victimMoves(left, 0) - own);
    }
    for (int i = 0; i < goals.length && left >= leastBounded(); i++) {
      BoundedGoal bounded = goals[i];
      if (bounded.isOutOfReach(this, left)) {
        // What fails once often fails again nearby.
        goals[i] = goals[0];
        goals[0] = bounded;
        return true;
      }
    }
    return false;
  }

  private void lastMoves(MoveList list) {
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
        count();
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

  /** Drops the lines that exceed the quota, and stops when it is spent, also by another thread. */
  private void count() {
    long allowed = totals[0] == 0 ? 0 : quota.take(totals[0]);
    if (allowed < totals[0]) {
      // Then each answer makes another solution.
      List<SolutionNode> ends = lines.getFirst();
      ends.subList((int) Math.min(allowed, ends.size()), ends.size()).clear();
      totals[0] = allowed;
    }
    quota.check();
  }

  /** Ends a line after the last of the counted moves: the goal is reached, or answers reach it. */
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

  /** Notes the moves that reach the beginner's goal at once, and those that let the other side reach its own next. */
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
      if (!one && kept < LineSolver.MOST_LINES) {
        kept++;
        lines.getFirst().addAll(ends);
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

  /** @param another whether the answer makes another solution */
  private void answered(int move, int ply, boolean another) {
    totals[0] += another ? 1 : 0;
    if (!one && kept < LineSolver.MOST_LINES) {
      kept += another ? 1 : 0;
      lines.getFirst().add(line(SolutionNode.Role.CONTINUATION, move, ply, true, List.of()));
    }
  }

  private void take(int move, int left, int ply) {
    if (totals[left - 1] == 0) {
      return;
    }
    totals[left] += totals[left - 1];
    if (isUnwritten(move, left)) {
      lines.get(left - 1).forEach(line -> lines.get(left).add(line.afterPass()));
      return;
    }
    List<SolutionNode> replies = lines.get(left - 1);
    boolean ends = left == 1 && !play.isAnswered();
    if (one || (ends ? kept >= LineSolver.MOST_LINES : replies.isEmpty())) {
      return;
    }
    kept += ends ? 1 : 0;
    lines.get(left)
        .add(line(left == length ? SolutionNode.Role.KEY : SolutionNode.Role.CONTINUATION, move, ply, ends, replies));
  }

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
