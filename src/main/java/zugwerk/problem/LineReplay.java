package zugwerk.problem;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import zugwerk.board.Position;
import zugwerk.notation.PlainMoves;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.solve.LineProof;
import zugwerk.solve.Stipulation;
import zugwerk.work.CancelToken;

/**
 * Replays the solutions of help or series play, move by move, by the plain rules of the game, and tries all lines to
 * see whether there are others. Nothing of the solver is used.
 */
final class LineReplay {

  /** Thrown where all lines would take too many moves. It has no trace, so that it costs nothing. */
  private static final class TooMany extends RuntimeException {
    private static final long serialVersionUID = 1;

    @Override
    public Throwable fillInStackTrace() {
      return this;
    }
  }

  /**
   * What trying all lines has shown.
   *
   * @param moves how many moves were tried
   * @param shorter the least number of moves in which the problem is solved too, if fewer than it states
   */
  record Tried(long moves, OptionalInt shorter) {}

  /** Of more positions the counts are worked out anew. */
  private static final int MOST_KNOWN = 500_000;

  private final Problem part;
  private final Stipulation stipulation;
  private final boolean help;
  private final Position position;
  private final PlainMoves rules;
  private final CancelToken token;
  private final Map<String, Long> known = new HashMap<>();
  private long moves;
  private long most = Long.MAX_VALUE;

  /**
   * @param part a problem without twins, of help or series play
   * @param token stops the replay
   */
  LineReplay(Problem part, CancelToken token) {
    this.part = part;
    this.token = token;
    stipulation = part.asked();
    help = stipulation.play() == Stipulation.Play.HELP;
    position = Position.of(part.setup());
    rules = new PlainMoves(part.variant());
  }

  /**
   * Plays all lines of a proof.
   *
   * @return how many moves were made
   * @throws IllegalArgumentException in one sentence that names the line, if one does not solve or is there twice
   * @throws java.util.concurrent.CancellationException if the token stops it
   */
  long check(LineProof proof) {
    moves = 0;
    different(proof.solutions());
    proof.solutions().forEach(line -> play(line, stipulation.halfmoves()));
    if (!proof.setPlay().orElse(List.of()).isEmpty()) {
      List<List<String>> setPlay = proof.setPlay().get();
      different(setPlay);
      int length = setPlayLength();
      isTrue(length >= 0, "this stipulation has no set play");
      isTrue(!rules.isInCheck(position), "the side to move is in check, and there can be no set play");
      int mark = position.mark();
      isTrue(rules.pass(position), "the side to move cannot pass, and there can be no set play");
      if (stipulation.play() == Stipulation.Play.SERIES_SELF) {
        isTrue(answers() == setPlay.size(), "the set play has other moves");
      }
      setPlay.forEach(line -> play(line, length));
      position.rollback(mark);
    }
    return moves;
  }

  /**
   * The length of the set play: half a move less in help play, and 0 where a series is answered; -1 if there is none.
   */
  private int setPlayLength() {
    return help ? stipulation.halfmoves() > 1 ? stipulation.halfmoves() - 1 : -1
        : stipulation.play() == Stipulation.Play.SERIES ? -1 : 0;
  }

  private static void different(List<List<String>> lines) {
    Set<List<String>> seen = new HashSet<>();
    lines.forEach(line -> isTrue(seen.add(line), "the line " + String.join(" ", line) + " is there twice"));
  }

  private static void isTrue(boolean fact, String fault) {
    if (!fact) {
      throw new IllegalArgumentException(fault);
    }
  }

  /** Plays a line, and takes it back. */
  private void play(List<String> line, int length) {
    token.check();
    String text = String.join(" ", line);
    int start = position.mark();
    int answers = line.size() - length;
    boolean answered = !help && (stipulation.play() == Stipulation.Play.SERIES_HELP
        || stipulation.play() == Stipulation.Play.SERIES_SELF && length == 0);
    isTrue(answers == (answered ? 1 : 0), "the line " + text + " has the wrong length");
    for (int i = 0; i < line.size(); i++) {
      moves++;
      String written = line.get(i);
      int move = Optional.ofNullable(rules.legal(position).get(written)).orElseThrow(
          () -> new IllegalArgumentException("in the line " + text + " the move " + written + " is not legal"));
      MoveMaker.make(part.variant(), position, move);
      isTrue(help || i >= length - 1 || goesOn(), "in the line " + text + " the series cannot go on after " + written);
    }
    boolean ends = stipulation.play() == Stipulation.Play.SERIES_SELF && length > 0 ? answers() > 0 : isReached();
    isTrue(ends, "the line " + text + " does not reach the goal");
    position.rollback(start);
  }

  /** Whether a series goes on after one of its moves: it gives no check, and the other side can pass. Then that has. */
  private boolean goesOn() {
    return !rules.isInCheck(position) && !position.hasLostKing(1 - position.toMove()) && rules.pass(position);
  }

  private boolean isReached() {
    return stipulation.goal() == Stipulation.Goal.MATE ? rules.isMate(position) : rules.isStalemate(position);
  }

  /**
   * Tries all lines of the length of the problem and of all shorter ones.
   *
   * @param proof lines that were found to solve
   * @param mostMoves how many moves may be tried
   * @return empty if that takes more moves
   * @throws IllegalArgumentException in one sentence, if there are other solutions than those of the proof
   * @throws java.util.concurrent.CancellationException if the token stops it
   */
  Optional<Tried> all(LineProof proof, long mostMoves) {
    most = mostMoves;
    moves = 0;
    int start = position.mark();
    try {
      compare(proof.solutions(), count(stipulation.halfmoves()), "solutions");
      if (proof.setPlay().isPresent()) {
        boolean passes = setPlayLength() >= 0 && !rules.isInCheck(position) && rules.pass(position);
        compare(proof.setPlay().get(), !passes ? 0 : help ? count(setPlayLength()) : answers(), "lines of set play");
        position.rollback(start);
      }
      return Optional.of(new Tried(moves, shorter()));
    } catch (TooMany _) {
      return Optional.empty();
    } finally {
      position.rollback(start);
      most = Long.MAX_VALUE;
    }
  }

  private static void compare(List<List<String>> lines, long count, String what) {
    isTrue(lines.size() == count, "it lists " + lines.size() + " of " + count + " " + what);
  }

  private OptionalInt shorter() {
    int step = help ? 2 : 1;
    int shortest = stipulation.halfmoves() % step == 0 ? step : 1;
    for (int length = shortest; length < stipulation.halfmoves(); length += step) {
      if (count(length) > 0) {
        return OptionalInt.of((length + step - 1) / step);
      }
    }
    return OptionalInt.empty();
  }

  private int make(int move) {
    if (++moves > most) {
      throw new TooMany();
    }
    if (moves % 1024 == 0) {
      token.check();
    }
    int mark = position.mark();
    MoveMaker.make(part.variant(), position, move);
    return mark;
  }

  /** How many lines of a length reach the goal. */
  private long count(int left) {
    if (left == 0) {
      long ways = help ? isReached() ? 1 : 0 : answers();
      return stipulation.play() == Stipulation.Play.SERIES_SELF ? Math.min(1, ways) : ways;
    }
    String key = key(left);
    Long before = known.get(key);
    if (before != null) {
      return before;
    }
    long count = 0;
    MoveList list = rules.moves(position);
    for (int i = 0; i < list.size(); i++) {
      int mark = make(list.get(i));
      if (help || left == 1 || goesOn()) {
        count += count(left - 1);
      }
      position.rollback(mark);
    }
    if (known.size() < MOST_KNOWN) {
      known.put(key, count);
    }
    return count;
  }

  /** All cells of the position with the number of moves that are left. */
  private String key(int left) {
    int cells = position.schema().cells();
    StringBuilder key = new StringBuilder(cells + 1).append((char) left);
    for (int cell = 0; cell < cells; cell++) {
      key.append((char) position.get(cell));
    }
    return key.toString();
  }

  /**
   * Whether a series that was played solves, as 1 or 0; where the other side answers, how many of its moves reach the
   * goal, or 0 where all must and some do not.
   */
  private long answers() {
    if (stipulation.play() == Stipulation.Play.SERIES) {
      return isReached() ? 1 : 0;
    }
    MoveList list = rules.moves(position);
    long reach = 0;
    for (int i = 0; i < list.size(); i++) {
      int mark = make(list.get(i));
      reach += isReached() ? 1 : 0;
      position.rollback(mark);
    }
    return stipulation.play() == Stipulation.Play.SERIES_HELP || reach == list.size() ? reach : 0;
  }
}
