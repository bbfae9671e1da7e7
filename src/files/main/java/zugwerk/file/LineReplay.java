package zugwerk.file;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import zugwerk.board.Position;
import zugwerk.notation.PlainMoves;
import zugwerk.problem.Problem;
import zugwerk.rules.MoveList;
import zugwerk.solve.Goal;
import zugwerk.solve.Play;
import zugwerk.solve.Stipulation;
import zugwerk.solve.help.LineProof;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;

/**
 * Replays the solutions of help or series play by the plain rules of the game, and tries all lines to find out whether
 * there are others. Independent of the solver.
 */
final class LineReplay {

  /** Trying all lines takes too many moves. Has no stack trace, so that it costs nothing. */
  private static final class LimitExceeded extends RuntimeException {
    private static final long serialVersionUID = 1;

    @Override
    public Throwable fillInStackTrace() {
      return this;
    }
  }

  /**
   * @param moves how many moves were tried
   * @param shorter the least number of moves of a shorter solution, if there is one
   */
  record Tried(long moves, OptionalInt shorter) {}

  /** Counts of further positions are not cached. */
  private static final int MOST_KNOWN = 500_000;

  private final Stipulation stipulation;
  private final Play play;
  private final Position position;
  private final PlainMoves rules;
  private final PlainGoal goal;
  private final CancelToken token;
  private final Map<String, Long> known = new HashMap<>();
  private long moves;
  private long most = Long.MAX_VALUE;

  LineReplay(Problem part, CancelToken token) {
    this.token = token;
    stipulation = part.task().stipulationOrThrow();
    play = stipulation.play();
    position = Position.of(part.opening());
    rules = new PlainMoves(part.variant());
    goal = new PlainGoal(part.variant(), position, rules,
        stipulation.isProofGame() ? stipulation.goal().reaching(part.setup()) : stipulation.goal());
  }

  long check(LineProof proof) {
    moves = 0;
    different(proof.solutions());
    proof.solutions().forEach(line -> play(line, length()));
    if (!proof.setPlay().orElse(List.of()).isEmpty()) {
      List<List<String>> setPlay = proof.setPlay().get();
      different(setPlay);
      int length = setPlayLength();
      isTrue(length >= 0, "this stipulation has no set play");
      isTrue(!rules.isInCheck(position), "the side to move is in check, and there can be no set play");
      int mark = position.mark();
      isTrue(rules.pass(position), "the side to move cannot pass, and there can be no set play");
      if (play.endsInChoice() && length == 0) {
        isTrue(answers() == setPlay.size(), "the set play has other moves");
      }
      setPlay.forEach(line -> play(line, length));
      goal.rollback(mark);
    }
    return moves;
  }

  private int length() {
    return length(stipulation);
  }

  private static int length(Stipulation stipulation) {
    Play play = stipulation.play();
    int last = play.endsForEither() ? 1 : 0;
    return stipulation.halfmoves() - last - (play.isHelp() && play.isAnswered() ? 1 : 0);
  }

  /** Half a move less in help play, and 0 where a series is answered; -1 if there is no set play. */
  private int setPlayLength() {
    return stipulation.isProofGame() ? -1
        : play.isHelp() ? length() > 1 ? length() - 1 : -1
            : play.isSeries() && play.isAnswered() && !play.endsForEither() ? 0 : -1;
  }

  private static void different(List<List<String>> lines) {
    Set<List<String>> seen = new HashSet<>();
    lines.forEach(line -> isTrue(seen.add(line), "the line " + String.join(" ", line) + " occurs twice"));
  }

  private static void isTrue(boolean fact, String fault) {
    if (!fact) {
      throw new InputException(fault);
    }
  }

  private void play(List<String> line, int length) {
    token.check();
    String text = String.join(" ", line);
    int start = position.mark();
    boolean answered = play.isAnswered() && (!play.endsInChoice() || length == 0);
    isTrue(!hasEnded(length), "the other side must reach the goal at once");
    int left = length;
    for (String written : line) {
      if (passes(left)) {
        isTrue(rules.pass(position), "in the line " + text + " the other side cannot pass before " + written);
        left--;
      }
      moves++;
      isTrue(!isBarred(left), "in the line " + text + " the goal could be reached at once, and must, before "
          + written);
      int move = Optional.ofNullable(goal.moves(left == (answered ? 0 : 1)).get(written)).orElseThrow(
          () -> new InputException("in the line {0} the move {1} is not legal", text, written));
      goal.make(move);
      left--;
      isTrue(left <= 0 || goesOn(left), "the line " + text + " cannot go on after " + written);
    }
    isTrue(left == (answered ? -1 : 0), "the line " + text + " has the wrong length");
    isTrue(play.isAnswered() && !answered ? answers() > 0 : goal.isReached(),
        "the line " + text + " does not reach the goal");
    goal.rollback(start);
  }

  private boolean endsForEither(MoveList list) {
    boolean own = goal.leaving(stipulation.ownGoal()).size() > 0;
    boolean helped = false;
    for (int i = 0; i < list.size(); i++) {
      int mark = make(list.get(i));
      own |= goal.isReached(stipulation.ownGoal());
      helped |= reachingMoves() > 0;
      goal.rollback(mark);
    }
    return own && helped;
  }

  private boolean solves(int left) {
    return play.isSeries() ? left > 0 : left % 2 == 1;
  }

  /** In parry play the other side passes when it has no check to parry. */
  private boolean passes(int left) {
    return play.isParry() && left > 0 && !solves(left) && !rules.isInCheck(position);
  }

  /** Whether the side that solves is to move and must reach the goal because it can, so that it fails. */
  private boolean isBarred(int left) {
    return play.obligesBoth() && solves(left) && reachingMoves() > 0;
  }

  private boolean goesOn(int left) {
    boolean moved = play.isSeries() || !solves(left);
    return !(moved && isAtEnd()) && (!play.isSeries() || goesOn());
  }

  /** Whether a line has reached its end; mate or stalemate end the play anyway. */
  private boolean isAtEnd() {
    boolean endsByItself = stipulation.goal().kind().ends();
    return play.obliges() ? reachingMoves() > 0
        : !endsByItself && (!play.isAnswered() ? goal.isReached() : play.endsAgainstWill() && answers() > 0);
  }

  /** Includes the moves that only the goal makes legal. */
  private long reachingMoves() {
    return reaching(rules.moves(position)) + goal.leaving(stipulation.goal()).size();
  }

  private long reaching(MoveList list) {
    long reach = 0;
    for (int i = 0; i < list.size(); i++) {
      int mark = make(list.get(i));
      reach += goal.isReached() ? 1 : 0;
      goal.rollback(mark);
    }
    return reach;
  }

  /**
   * Whether a series continues after one of its moves: it gives no check, and the other side can pass, which it then
   * does.
   */
  private boolean goesOn() {
    return !rules.isInCheck(position) && !rules.hasWon(position) && rules.pass(position);
  }

  /** Tries all lines of the length of the problem and of all shorter ones; empty if that takes more moves. */
  Optional<Tried> all(LineProof proof, long mostMoves) {
    most = mostMoves;
    moves = 0;
    int start = position.mark();
    try {
      compare(proof.solutions(), countFrom(length()), "solutions");
      if (proof.setPlay().isPresent()) {
        boolean passes = setPlayLength() >= 0 && !rules.isInCheck(position) && rules.pass(position);
        compare(proof.setPlay().get(), !passes ? 0 : play.isHelp() ? countFrom(setPlayLength()) : answers(),
            "lines of set play");
        goal.rollback(start);
      }
      return Optional.of(new Tried(moves, shorter()));
    } catch (LimitExceeded _) {
      return Optional.empty();
    } finally {
      goal.rollback(start);
      most = Long.MAX_VALUE;
    }
  }

  private static void compare(List<List<String>> lines, long count, String what) {
    isTrue(lines.size() == count, "it lists " + lines.size() + " of " + count + " " + what);
  }

  private OptionalInt shorter() {
    for (int less = 1; !stipulation.exact() && less < stipulation.moves(); less++) {
      int length = length(stipulation.inMoves(less));
      if (length > 0 && countFrom(length) > 0) {
        return OptionalInt.of(less);
      }
    }
    return OptionalInt.empty();
  }

  private int make(int move) {
    if (++moves > most) {
      throw new LimitExceeded();
    }
    if (moves % 1024 == 0) {
      token.check();
    }
    return goal.make(move);
  }

  private long countFrom(int length) {
    return hasEnded(length) ? 0 : count(length);
  }

  /** Whether the other side begins and must reach the goal at once. */
  private boolean hasEnded(int length) {
    return play.isHelp() && play.isAnswered() && !solves(length) && isAtEnd();
  }

  private long count(int left) {
    if (left == 0) {
      return play.endsInChoice() ? Math.min(1, answers()) : answers();
    }
    if (isBarred(left)) {
      return 0;
    }
    String key = key(left);
    Long before = known.get(key);
    if (before != null) {
      return before;
    }
    long count = passes(left) ? countAfterPass(left) : countMoves(left);
    if (known.size() < MOST_KNOWN && !stipulation.goal().is(Goal.Kind.CIRCUIT)) {
      known.put(key, count);
    }
    return count;
  }

  private long countAfterPass(int left) {
    int mark = position.mark();
    long count = rules.pass(position) ? count(left - 1) : 0;
    goal.rollback(mark);
    return count;
  }

  private long countMoves(int left) {
    long count = 0;
    if (left == 1 && !play.isAnswered()) {
      return reachingMoves();
    }
    MoveList list = rules.moves(position);
    for (int i = 0; i < list.size(); i++) {
      int mark = make(list.get(i));
      if (left == 1 || goesOn(left - 1)) {
        count += count(left - 1);
      }
      goal.rollback(mark);
    }
    return count;
  }

  private String key(int left) {
    int cells = position.schema().cells();
    StringBuilder key = new StringBuilder(cells + 1).append((char) left);
    for (int cell = 0; cell < cells; cell++) {
      key.append((char) position.get(cell));
    }
    return key.toString();
  }

  /**
   * 1 or 0 for a line that reaches the goal or not; where the other side answers, how many of its moves reach it, or 0
   * where all must and some do not.
   */
  private long answers() {
    if (!play.isAnswered()) {
      return goal.isReached() ? 1 : 0;
    }
    if (play.endsForEither()) {
      int mark = position.mark();
      boolean ends = (!play.isSeries() || goesOn()) && endsForEither(rules.moves(position));
      goal.rollback(mark);
      return ends ? 1 : 0;
    }
    MoveList list = rules.moves(position);
    long reach = reachingMoves();
    return play.endsInChoice() && !play.obliges() && reach < list.size() ? 0 : reach;
  }
}
