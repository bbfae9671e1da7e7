package zugwerk.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Conditions by which pieces capture, or are captured, depending on what observes what. */
final class OracleCaptures {

  static final Map<String, Function<OracleOptions, OracleCondition>> ALL = Map.ofEntries(
      Map.entry("Superguards", _ -> captures(
          (game, state, from, victim) -> !game.isObserved(state, victim, !state.isWhite(from)))),
      Map.entry("Antiguards", _ -> captures(
          (game, state, from, victim) -> game.isObserved(state, victim, !state.isWhite(from)))),
      Map.entry("Multicaptures", options -> captures((game, state, from, victim) -> !options.binds(
          state.isWhite(from), true) || capturers(game, state, state.isWhite(from), victim) > 1)),
      Map.entry("CAST", options -> captures(
          (game, state, from, _) -> victims(game, state, from) > 1 == options.has("inverse"))),
      Map.entry("Woozles", options -> woozles(options, false, false)),
      Map.entry("Biwoozles", options -> woozles(options, true, false)),
      Map.entry("Heffalumps", options -> woozles(options, false, true)),
      Map.entry("Biheffalumps", options -> woozles(options, true, true)),
      Map.entry("Bicaptures", _ -> new OwnCaptures()),
      Map.entry("No captures", options -> captures((_, state, from, victim) -> state.type(victim) == 'K'
          || !options.binds(state.isWhite(from), true))));

  private OracleCaptures() {}

  private interface Capture {
    boolean isPossible(OracleConditioned game, OracleState state, int from, int victim);
  }

  private static OracleCondition captures(Capture rule) {
    return new OracleCondition() {
      @Override
      public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
        return ways.stream().filter(step -> state.isEmpty(step.victim(state.isWhite(from)))
            || rule.isPossible(game, state, from, step.victim(state.isWhite(from)))).toList();
      }
    };
  }

  /** Whether a piece could capture an enemy piece, en passant too if it is its turn. */
  static boolean couldCapture(OracleConditioned game, OracleState state, int from, int victim) {
    boolean white = state.isWhite(from);
    return from != victim && (game.observes(state, from, victim) || white == state.whiteToMove
        && game.plainSteps(state, from).stream().anyMatch(step -> step.enPassant() && step.victim(white) == victim));
  }

  private static int capturers(OracleConditioned game, OracleState state, boolean white, int victim) {
    int count = 0;
    for (int from = 0; from < 64; from++) {
      count += state.isPiece(from, white) && couldCapture(game, state, from, victim) ? 1 : 0;
    }
    return count;
  }

  private static int victims(OracleConditioned game, OracleState state, int from) {
    int count = 0;
    for (int victim = 0; victim < 64; victim++) {
      count += state.isPiece(victim, !state.isWhite(from)) && couldCapture(game, state, from, victim) ? 1 : 0;
    }
    return count;
  }

  /** A piece captures nothing while it and another one observe each other, or nothing on the line through both. */
  private static OracleCondition woozles(OracleOptions options, boolean enemies, boolean lines) {
    boolean kings = !options.has("rex exclusive");
    return captures((game, state, from, victim) -> !kings && state.type(from) == 'K'
        || partners(game, state, from, enemies, kings).stream()
            .noneMatch(other -> !lines || areInLine(from, victim, other)));
  }

  private static List<Integer> partners(
      OracleConditioned game, OracleState state, int square, boolean enemies, boolean kings) {
    List<Integer> found = new ArrayList<>();
    for (int other = 0; other < 64; other++) {
      if (other != square && state.isPiece(other, state.isWhite(square) != enemies)
          && (kings || state.type(other) != 'K')
          && game.observes(state, other, square) && game.observes(state, square, other)) {
        found.add(other);
      }
    }
    return found;
  }

  private static boolean areInLine(int from, int victim, int other) {
    return (victim % 8 - from % 8) * (other / 8 - from / 8) == (victim / 8 - from / 8) * (other % 8 - from % 8);
  }

  /** Where a piece could capture pieces of its own side. */
  static List<OracleStep> ownCaptures(OracleConditioned game, OracleState state, int from, List<Integer> victims) {
    List<OracleStep> found = new ArrayList<>();
    for (int victim : victims) {
      OracleState enemy = state.copy();
      enemy.pieces[victim] = OracleTurn.other(state.pieces[victim]);
      game.plainSteps(enemy, from).stream().filter(step -> step.to() == victim).map(OracleStep::unnoted)
          .forEach(found::add);
    }
    return found;
  }

  private record OwnCaptures() implements OracleCondition {

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      List<Integer> victims = new ArrayList<>();
      for (int square = 0; square < 64; square++) {
        if (square != from && state.isPiece(square, state.isWhite(from)) && state.type(square) != 'K') {
          victims.add(square);
        }
      }
      List<OracleStep> steps = new ArrayList<>(ways);
      steps.addAll(ownCaptures(game, state, from, victims));
      return steps;
    }
  }
}
