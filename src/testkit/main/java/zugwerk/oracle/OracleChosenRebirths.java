package zugwerk.oracle;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Conditions with squares of rebirth that the mover chooses. */
final class OracleChosenRebirths {

  static final Map<String, Function<OracleOptions, OracleCondition>> ALL = Map.of(
      "Circe Take & Make", _ -> new Victims(false),
      "Cage Circe", _ -> new Victims(true),
      "Anti Super Circe", _ -> new Capturers());

  private OracleChosenRebirths() {}

  private static int victim(OracleState state, int from, OracleStep step) {
    return step.victim(state.isWhite(from));
  }

  /** A captured piece is reborn where it could go, or where it cannot move. */
  private record Victims(boolean cages) implements OracleCondition {

    @Override
    public boolean bringsBack() {
      return true;
    }

    @Override
    public boolean freesPawns(int square) {
      return cages;
    }

    @Override
    public int phase() {
      return 3;
    }

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      return cages ? ways : ways.stream().filter(step -> !OracleRebirths.captures(state, from, step)
          || state.type(victim(state, from, step)) == 'K' || game.survives(state, from, victim(state, from, step))
          || !choices(game, state, from, step).isEmpty()).toList();
    }

    @Override
    public List<String> choices(OracleConditioned game, OracleState state, int from, OracleStep step) {
      int victim = victim(state, from, step);
      if (state.isEmpty(victim) || state.type(victim) == 'K') {
        return List.of();
      }
      char captured = OracleTurn.like(state.isWhite(from) ? 'a' : 'A', state.pieces[victim]);
      OracleState after = OracleRebirths.taken(state, from, step);
      after.passed = OracleState.NONE;
      int last = captured == 'P' ? 7 : captured == 'p' ? 0 : 8;
      List<Integer> reached = quiet(game, after, captured, victim);
      return IntStream.range(0, 64).filter(square -> after.isEmpty(square) && square / 8 != last)
          .filter(square -> cages ? quiet(game, after, captured, square).isEmpty() : reached.contains(square))
          .mapToObj(OracleState::name).toList();
    }

    /** Where a piece could go without capturing if it stood on a square. */
    private static List<Integer> quiet(OracleConditioned game, OracleState state, char piece, int square) {
      OracleState there = state.copy();
      there.pieces[square] = piece;
      return game.plainSteps(there, square).stream().map(OracleStep::to).filter(state::isEmpty).toList();
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (turn.chosen() != OracleState.NONE) {
        game.revive(turn, turn.chosen(), turn.captured);
      }
    }
  }

  /** A piece that captures is reborn on any empty square. */
  private record Capturers() implements OracleCondition {

    @Override
    public boolean bringsBack() {
      return true;
    }

    @Override
    public int phase() {
      return 2;
    }

    @Override
    public List<String> choices(OracleConditioned game, OracleState state, int from, OracleStep step) {
      if (!OracleRebirths.captures(state, from, step) || !game.arrives(state, from, step)) {
        return List.of();
      }
      OracleState after = OracleRebirths.taken(state, from, step);
      boolean pawn = game.promotes(state.type(from));
      return IntStream.range(0, 64).filter(square -> after.isEmpty(square) || square == step.to())
          .filter(square -> !pawn || !step.enPassant() || square / 8 != last(state, from))
          .mapToObj(OracleState::name).toList();
    }

    private static int last(OracleState state, int from) {
      return state.isWhite(from) ? 7 : 0;
    }

    /** A Pawn is promoted where it captures, or where it is reborn. */
    @Override
    public Map<String, Character> arrivals(
        OracleConditioned game, OracleState state, int from, OracleStep step, Map<String, Character> usual) {
      boolean reborn = game.promotes(state.type(from)) && !step.choice().isEmpty()
          && OracleState.square(step.choice()) / 8 == last(state, from);
      return reborn ? game.promoted(state.pieces[from]) : usual;
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      int chosen = turn.chosen();
      if (turn.captures() && turn.hasMover() && chosen != OracleState.NONE && chosen != turn.stands) {
        turn.comeBack(chosen);
      }
    }
  }
}
