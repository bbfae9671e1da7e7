package zugwerk.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Moves that consist of two steps. */
final class OracleMakes {

  static final Map<String, Function<OracleOptions, OracleCondition>> ALL = Map.of(
      "Take & Make", _ -> new TakeAndMake(),
      "Wormholes", options -> new Wormholes(options.squares()),
      "Make & Take", _ -> new MakeAndTake());

  private OracleMakes() {}

  private static boolean captures(OracleState state, int from, OracleStep step) {
    return !state.isEmpty(step.victim(state.isWhite(from)));
  }

  private static boolean fails(OracleConditioned game, OracleState state, int from, OracleStep step) {
    return captures(state, from, step) && !game.arrives(state, from, step);
  }

  /** Where a piece could go without capture from a square, on a board where it stands there. */
  private static List<Integer> quiet(OracleConditioned game, OracleState state, int square) {
    return game.plainSteps(state, square).stream()
        .filter(step -> !captures(state, square, step)).map(OracleStep::to).distinct().toList();
  }

  /** A piece that captures goes on as the captured piece goes. */
  private record TakeAndMake() implements OracleCondition {

    @Override
    public int phase() {
      return 2;
    }

    private static List<Integer> makes(OracleConditioned game, OracleState state, int from, OracleStep step) {
      int victim = step.victim(state.isWhite(from));
      OracleState taken = state.copy();
      taken.remove(victim);
      taken.remove(from);
      taken.pieces[step.to()] = state.pieces[victim];
      game.exchange(taken);
      int first = game.promotes(state.type(from)) ? state.isWhite(from) ? 0 : 7 : 8;
      return quiet(game, taken, step.to()).stream().filter(to -> to / 8 != first)
          .filter(to -> game.mayLand(taken, state.type(from), to)).toList();
    }

    private static boolean takes(OracleConditioned game, OracleState state, int from, OracleStep step) {
      return captures(state, from, step) && state.type(step.victim(state.isWhite(from))) != 'K'
          && !fails(game, state, from, step);
    }

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      return ways.stream()
          .filter(step -> !takes(game, state, from, step) || !makes(game, state, from, step).isEmpty()).toList();
    }

    @Override
    public List<String> choices(OracleConditioned game, OracleState state, int from, OracleStep step) {
      return takes(game, state, from, step)
          ? makes(game, state, from, step).stream().map(OracleState::name).toList() : List.of();
    }

    /** A Pawn is promoted where it goes on to. */
    @Override
    public Map<String, Character> arrivals(
        OracleConditioned game, OracleState state, int from, OracleStep step, Map<String, Character> usual) {
      if (state.type(from) != 'P' || !takes(game, state, from, step)) {
        return usual;
      }
      char pawn = state.pieces[from];
      int last = state.isWhite(from) ? 7 : 0;
      return OracleState.square(step.choice()) / 8 == last ? game.promoted(pawn) : Map.of("", pawn);
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (turn.captures() && turn.hasMover()) {
        turn.goTo(turn.chosen());
      }
    }
  }

  /** A piece that comes to a wormhole goes on to another one. */
  private record Wormholes(List<Integer> holes) implements OracleCondition {

    @Override
    public int phase() {
      return 2;
    }

    @Override
    public boolean bringsBack() {
      return true;
    }

    @Override
    public boolean freesPawns(int square) {
      return holes.contains(square);
    }

    @Override
    public boolean castles(OracleConditioned game, OracleState state, int start, int corner) {
      return !holes.contains(corner > start ? start + 2 : start - 2);
    }

    private static boolean isLast(OracleState state, int from, int square) {
      return square / 8 == (state.isWhite(from) ? 7 : 0);
    }

    private List<Integer> exits(OracleConditioned game, OracleState state, int from, OracleStep step) {
      boolean pawn = game.promotes(state.type(from));
      boolean changes = pawn && isLast(state, from, step.to()) || captures(state, from, step);
      OracleState after = state.copy();
      after.remove(step.victim(state.isWhite(from)));
      after.shift(from, step.to());
      return holes.stream().filter(square -> after.isEmpty(square) && (square != from || changes))
          .filter(square -> !pawn || !step.enPassant() || !isLast(state, from, square)).toList();
    }

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      return ways.stream().filter(step -> step.to() == from || !holes.contains(step.to())
          || fails(game, state, from, step) || !exits(game, state, from, step).isEmpty()).toList();
    }

    @Override
    public List<String> choices(OracleConditioned game, OracleState state, int from, OracleStep step) {
      return holes.contains(step.to()) && !fails(game, state, from, step)
          ? exits(game, state, from, step).stream().map(OracleState::name).toList() : List.of();
    }

    /** A Pawn is promoted where it arrives, or where it goes on to. */
    @Override
    public Map<String, Character> arrivals(
        OracleConditioned game, OracleState state, int from, OracleStep step, Map<String, Character> usual) {
      boolean goes = game.promotes(state.type(from)) && !step.choice().isEmpty()
          && isLast(state, from, OracleState.square(step.choice()));
      return goes ? game.promoted(state.pieces[from]) : usual;
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (turn.hasMover() && turn.chosen() != OracleState.NONE) {
        turn.comeBack(turn.chosen());
      }
    }
  }

  /** A piece that captures has first gone as the captured piece goes. */
  private record MakeAndTake() implements OracleCondition {

    @Override
    public List<OracleStep> ways(OracleConditioned game, OracleState state, int from, List<OracleStep> usual) {
      List<OracleStep> ways = new ArrayList<>(usual);
      ways.removeIf(step -> captures(state, from, step));
      for (int victim = 0; victim < 64; victim++) {
        if (!state.isPiece(victim, !state.isWhite(from))) {
          continue;
        }
        OracleState made = state.copy();
        made.pieces[from] = state.pieces[victim];
        game.exchange(made);
        made.whiteToMove = state.isWhite(from);
        for (int at : quiet(game, made, from)) {
          if (!game.mayLand(state, 'K', at)) {
            continue;
          }
          int taken = victim;
          game.from(state, from, at).stream().filter(step -> step.victim(state.isWhite(from)) == taken)
              .forEach(ways::add);
        }
      }
      return ways.stream().distinct().toList();
    }
  }
}
