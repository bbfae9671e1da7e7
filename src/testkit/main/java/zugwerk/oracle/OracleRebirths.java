package zugwerk.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Conditions with squares of rebirth that are chosen or gone to, written a second time. */
final class OracleRebirths {

  static final Map<String, Supplier<OracleCondition>> ALL = Map.of("Danger Circe", Danger::new,
      "Circe Take & Make", () -> new Chosen(false), "Cage Circe", () -> new Chosen(true));

  private OracleRebirths() {}

  private record Danger() implements OracleCondition {

    @Override
    public List<OracleStep> ways(OracleConditioned game, OracleState state, int from, List<OracleStep> usual) {
      boolean white = Character.isUpperCase(state.pieces[from]);
      int home = OracleConditions.home(state.pieces[from], from);
      boolean known = usual.stream().anyMatch(step -> step.to() == home);
      if (home == from || known || state.isPiece(home, white) || !isAttacked(game, state, from, white)) {
        return usual;
      }
      List<OracleStep> ways = new ArrayList<>(usual);
      ways.add(OracleStep.plain(home));
      return ways;
    }

    private static boolean isAttacked(OracleConditioned game, OracleState state, int square, boolean white) {
      for (int enemy = 0; enemy < 64; enemy++) {
        boolean idle = state.type(enemy) == 'P' && enemy / 8 == (white ? 7 : 0);
        if (state.isPiece(enemy, !white) && !idle && game.plainSteps(state, enemy).stream()
            .anyMatch(step -> step.to() == square && !step.enPassant())) {
          return true;
        }
      }
      return false;
    }
  }

  /** A captured piece is reborn where it could go, or where it cannot move. */
  private record Chosen(boolean cages) implements OracleCondition {

    @Override
    public boolean freesPawns() {
      return cages;
    }

    @Override
    public int phase() {
      return 3;
    }

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      boolean white = Character.isUpperCase(state.pieces[from]);
      return cages ? ways : ways.stream().filter(step -> state.isEmpty(step.victim(white))
          || state.type(step.victim(white)) == 'K' || !choices(game, state, from, step).isEmpty()).toList();
    }

    @Override
    public List<Integer> choices(OracleConditioned game, OracleState state, int from, OracleStep step) {
      int victim = step.victim(Character.isUpperCase(state.pieces[from]));
      char captured = state.pieces[victim];
      List<Integer> found = new ArrayList<>();
      if (captured == OracleState.EMPTY || state.type(victim) == 'K') {
        return found;
      }
      OracleState after = state.copy();
      after.remove(victim);
      after.shift(from, step.to());
      after.passed = OracleState.NONE;
      for (int square = 0; square < 64; square++) {
        boolean last = captured == 'P' && square > 55 || captured == 'p' && square < 8;
        if (after.isEmpty(square) && !last && (cages ? quiet(game, after, captured, square).isEmpty()
            : quiet(game, after, captured, victim).contains(square))) {
          found.add(square);
        }
      }
      return found;
    }

    /** Where a piece could go without capturing if it stood on a square. */
    private static List<Integer> quiet(OracleConditioned game, OracleState state, char piece, int square) {
      OracleState there = state.copy();
      there.pieces[square] = piece;
      return game.plainSteps(there, square).stream().map(OracleStep::to).filter(state::isEmpty).toList();
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (turn.chosen != OracleState.NONE) {
        turn.put(turn.chosen, turn.captured);
      }
    }
  }
}
