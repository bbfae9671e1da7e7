package zugwerk.oracle;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/** Conditions that choose among the legal moves, or judge mates. */
final class OracleChoices {

  static final Map<String, Function<OracleOptions, OracleCondition>> ALL = Map.ofEntries(
      Map.entry("Maximummer", options -> new Most(options, false, (state, move, _) -> length(state, move))),
      Map.entry("Minimummer", options -> new Most(options, false, (state, move, _) -> -length(state, move))),
      Map.entry("Must capture", options -> new Most(options, true,
          (state, move, _) -> captures(state, move) > 0 ? 1 : options.has("ultra") ? Most.NEVER : 0)),
      Map.entry("Forced squares", options -> new Most(options, true,
          (_, move, _) -> goes(move) && options.squares().contains(to(move)) ? 1 : 0)),
      Map.entry("Must check", options -> new Most(options, false, (_, _, checks) -> checks ? 1 : 0)),
      Map.entry("Alphabetic Chess", options -> new Most(options, true,
          (_, move, _) -> -(move.charAt(0) * 8 + move.charAt(1)))),
      Map.entry("Duellist Chess", _ -> new LastMover(true)),
      Map.entry("Fuddled Men", _ -> new LastMover(false)),
      Map.entry("Follow my leader", options -> new Answer(options, (from, _, start, end) -> end == from)),
      Map.entry("Synchronous mover", options -> new Answer(options,
          (from, to, start, end) -> isSame(from, to, start, end))),
      Map.entry("Anti-synchronous mover", options -> new Answer(options,
          (from, to, start, end) -> isSame(to, from, start, end))),
      Map.entry("Disparate", _ -> new Disparate()),
      Map.entry("Checkless Chess", _ -> new Checkless()),
      Map.entry("Exclusive Chess", _ -> new Exclusive()),
      // Only the position of the problem may be one that is otherwise impossible.
      Map.entry("Lese majeste", _ -> new OracleCondition() {}));

  private OracleChoices() {}

  private interface Value {
    int of(OracleState before, String move, boolean checks);
  }

  private static boolean goes(String move) {
    return move.matches("[a-h][1-8][a-h][1-8].*");
  }

  private static int from(String move) {
    return OracleState.square(move.substring(0, 2));
  }

  private static int to(String move) {
    return OracleState.square(move.substring(2, 4));
  }

  private static boolean isCastling(OracleState state, String move) {
    return state.type(from(move)) == 'K' && Math.abs(from(move) % 8 - to(move) % 8) == 2 && !move.endsWith("/K");
  }

  /** The square of the length; in castling the ways of both pieces count, 2 + 2 or 2 + 3. */
  private static int length(OracleState state, String move) {
    if (!goes(move)) {
      return 0;
    }
    int files = to(move) % 8 - from(move) % 8;
    int ranks = to(move) / 8 - from(move) / 8;
    return isCastling(state, move) ? files > 0 ? 16 : 25 : files * files + ranks * ranks;
  }

  private static int captures(OracleState state, String move) {
    return goes(move) && (!state.isEmpty(to(move)) || state.type(from(move)) == 'P' && to(move) == state.passed
        && from(move) % 8 != to(move) % 8) ? 1 : 0;
  }

  /** Only moves of the greatest value are played. */
  private record Most(OracleOptions options, boolean both, Value value) implements OracleCondition {

    /** The value of what is not played even if there is nothing else. */
    private static final int NEVER = Integer.MIN_VALUE;

    private boolean isUltra() {
      return options.has("ultra") || options.has("consequent");
    }

    private boolean binds(boolean white) {
      return options.binds(white, both || !white);
    }

    /** In an ultra form a King is captured only by one of the moves of the greatest value; castling does not count. */
    @Override
    public boolean takesKing(OracleConditioned game, OracleState state, int from, int king) {
      boolean white = state.isWhite(from);
      int least = value.of(state, OracleState.name(from) + OracleState.name(king), false);
      return !isUltra() || !binds(white) || IntStream.range(0, 64)
          .filter(square -> state.isPiece(square, white)).allMatch(square -> game.steps(state, square).stream()
              .filter(step -> !step.enPassant() && state.type(step.to()) != 'K' && game.mayGo(state, square, step))
              .allMatch(
                  step -> value.of(state, OracleState.name(square) + OracleState.name(step.to()), false) <= least));
    }

    @Override
    public void choose(OracleConditioned game, OracleState before, Map<String, OracleState> legal) {
      if (binds(before.whiteToMove)) {
        Map<String, OracleState> counted = isUltra() ? game.tries(before) : Map.copyOf(legal);
        ToIntFunction<String> rank = move -> value.of(before, move, game.inCheck(counted.get(move)));
        int most = counted.keySet().stream().mapToInt(rank).max().orElse(0);
        legal.keySet().removeIf(move -> rank.applyAsInt(move) != most || most == NEVER);
      }
    }
  }

  /** A side moves the piece that it moved last, or another one. */
  private record LastMover(boolean again) implements OracleCondition {

    @Override
    public int phase() {
      return 5;
    }

    @Override
    public String sign() {
      return "l";
    }

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      return again || !state.isMarked(from, 'l') ? ways : List.of();
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      for (int square = 0; square < 64; square++) {
        if (turn.after.isPiece(square, turn.before.whiteToMove)) {
          turn.after.mark(square, 'l', false);
        }
      }
      if (turn.hasMover()) {
        turn.after.mark(turn.stands, 'l', true);
      }
      if (turn.castles() && !again) {
        turn.after.mark(turn.partner(), 'l', true);
      }
    }

    @Override
    public void choose(OracleConditioned game, OracleState before, Map<String, OracleState> legal) {
      if (again) {
        prefer(legal, move -> goes(move) && before.isMarked(from(move), 'l'));
      }
    }
  }

  private static void prefer(Map<String, OracleState> legal, Predicate<String> wanted) {
    if (legal.keySet().stream().anyMatch(wanted)) {
      legal.keySet().removeIf(wanted.negate());
    }
  }

  private static boolean isSame(int from, int to, int start, int end) {
    return to % 8 - from % 8 == end % 8 - start % 8 && to / 8 - from / 8 == end / 8 - start / 8;
  }

  private interface Fits {
    boolean test(int from, int to, int start, int end);
  }

  /** A side answers the last move in a way, if it can. */
  private record Answer(OracleOptions options, Fits fits) implements OracleCondition {

    @Override
    public List<String> numbers() {
      return List.of("from", "to");
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      turn.after.keep("from", turn.moves() ? turn.from + 1 : 0);
      turn.after.keep("to", turn.moves() ? turn.to + 1 : 0);
    }

    @Override
    public void choose(OracleConditioned game, OracleState before, Map<String, OracleState> legal) {
      int from = before.number("from") - 1;
      int to = before.number("to") - 1;
      if (from >= 0 && to >= 0 && options.binds(before.whiteToMove, true)) {
        prefer(legal, move -> goes(move) && fits.test(from, to, from(move), to(move)));
      }
    }
  }

  /** A piece of the type that has just moved does not move. */
  private record Disparate() implements OracleCondition {

    @Override
    public List<String> numbers() {
      return List.of("last");
    }

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      boolean barred = state.isWhite(from) == state.whiteToMove
          && state.number("last") == game.types().indexOf(state.type(from)) + 1;
      return barred ? List.of() : ways;
    }

    /** Castling is a move of the King. */
    @Override
    public boolean castles(OracleConditioned game, OracleState state, int start, int corner) {
      return !steps(game, state, start, List.of(OracleStep.plain(corner))).isEmpty();
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      turn.after.keep("last", turn.moves() ? game.types().indexOf(turn.before.type(turn.from)) + 1 : 0);
    }
  }

  /** Only mates give check. Checks that answer each other are judged to a depth of six. */
  private static final class Checkless implements OracleCondition {

    private int depth;

    @Override
    public boolean allows(OracleConditioned game, OracleState before, OracleState after) {
      if (depth == 6 || !game.inCheck(after)) {
        return !game.inCheck(after);
      }
      depth++;
      boolean mates = game.following(after).findAny().isEmpty();
      depth--;
      return mates;
    }
  }

  /** Of several mates none is legal. Mates that answer each other are judged to a depth of five. */
  private record Exclusive() implements OracleCondition {

    @Override
    public void choose(OracleConditioned game, OracleState before, Map<String, OracleState> legal) {
      OracleConditioned others = game.without(this);
      List<String> mates = legal.entrySet().stream().filter(move -> mates(others, move.getValue(), 5))
          .map(Map.Entry::getKey).toList();
      if (mates.size() > 1) {
        mates.forEach(legal::remove);
      }
    }

    private static boolean mates(OracleConditioned others, OracleState after, int depth) {
      if (!others.inCheck(after) || others.isOver(after)) {
        return false;
      }
      Collection<OracleState> replies = others.successors(after).values();
      return replies.isEmpty() || depth > 0 && replies.size() > 1
          && replies.stream().allMatch(reply -> mates(others, reply, depth - 1));
    }
  }
}
