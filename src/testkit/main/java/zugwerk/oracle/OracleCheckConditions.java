package zugwerk.oracle;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Conditions that change what a check is, written a second time. */
final class OracleCheckConditions {

  static final Map<String, Supplier<OracleCondition>> ALL = Map.of("Bicolores", Bicolores::new,
      "Antikings", Antikings::new, "SAT", () -> new Sat(1), "SAT 2", () -> new Sat(3), "Shielded Kings", Shielded::new,
      "Lost pieces", LostPieces::new, "Pepo", Pepo::new, "Extinction Chess", Extinction::new);

  private OracleCheckConditions() {}

  private record Bicolores() implements OracleCondition {

    @Override
    public boolean isCheck(OracleConditioned game, OracleState state, boolean white, boolean usual) {
      int king = state.king(white);
      if (usual || king == OracleState.NONE) {
        return usual;
      }
      // The other pieces see an enemy King there.
      OracleState other = state.copy();
      other.remove(king);
      other.pieces[king] = white ? 'k' : 'K';
      for (int from = 0; from < 64; from++) {
        if (from != king && state.isPiece(from, white)
            && game.steps(other, from).stream().anyMatch(step -> !step.enPassant() && step.to() == king)) {
          return true;
        }
      }
      return false;
    }
  }

  private record Antikings() implements OracleCondition {

    @Override
    public boolean isCheck(OracleConditioned game, OracleState state, boolean white, boolean usual) {
      return state.king(white) != OracleState.NONE && !usual;
    }
  }

  private record Sat(int flights) implements OracleCondition {

    @Override
    public boolean isCheck(OracleConditioned game, OracleState state, boolean white, boolean usual) {
      int king = state.king(white);
      if (king == OracleState.NONE) {
        return usual;
      }
      int found = 0;
      List<OracleStep> steps = game.plainSteps(state, king);
      for (OracleStep step : steps) {
        OracleState there = state.copy();
        there.remove(step.to());
        there.shift(king, step.to());
        found += state.type(step.to()) != 'K' && !game.plainlyAttacked(there, white) ? 1 : 0;
      }
      return found >= (flights > 1 && !usual ? flights - 1 : flights);
    }
  }

  private record Shielded() implements OracleCondition {

    @Override
    public boolean takesKing(OracleConditioned game, OracleState state, int from, int king) {
      return state.type(from) != 'K'
          || !game.isObserved(state, king, Character.isUpperCase(state.pieces[king]), OracleState.EMPTY);
    }
  }

  private record Pepo() implements OracleCondition {

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      boolean white = Character.isUpperCase(state.pieces[from]);
      return state.type(from) == 'K' && game.isObserved(state, from, !white, OracleState.EMPTY) ? List.of() : ways;
    }

    @Override
    public boolean isCheck(OracleConditioned game, OracleState state, boolean white, boolean usual) {
      int king = state.king(white);
      int checks = 0;
      for (int from = 0; from < 64; from++) {
        boolean checking = state.isPiece(from, !white) && state.type(from) != 'K'
            && game.steps(state, from).stream().anyMatch(step -> step.victim(!white) == king);
        checks += checking ? 1 : 0;
      }
      return checks > 1;
    }
  }

  private record Extinction() implements OracleCondition {

    @Override
    public boolean isCheck(OracleConditioned game, OracleState state, boolean white, boolean usual) {
      String pieces = new String(state.pieces);
      for (int from = 0; from < 64; from++) {
        boolean attacks = state.isPiece(from, !white) && game.steps(state, from).stream()
            .map(step -> step.victim(!white)).filter(victim -> !state.isEmpty(victim))
            .anyMatch(victim -> pieces.indexOf(state.pieces[victim]) == pieces.lastIndexOf(state.pieces[victim]));
        if (attacks) {
          return true;
        }
      }
      return usual;
    }
  }

  private record LostPieces() implements OracleCondition {

    @Override
    public int phase() {
      return 5;
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      boolean white = turn.before.whiteToMove;
      OracleState state = turn.after.copy();
      state.whiteToMove = !white;
      for (int square = 0; square < 64; square++) {
        if (state.isPiece(square, !white) && state.type(square) != 'K' && isAttacked(game, state, square)
            && !isSafe(game, state, square)) {
          turn.after.remove(square);
        }
      }
    }

    private static boolean isAttacked(OracleConditioned game, OracleState state, int square) {
      boolean by = !Character.isUpperCase(state.pieces[square]);
      for (int from = 0; from < 64; from++) {
        if (state.isPiece(from, by)
            && game.steps(state, from).stream().anyMatch(step -> !step.enPassant() && step.to() == square)) {
          return true;
        }
      }
      return false;
    }

    /** Whether a move of its side saves a piece. */
    private static boolean isSafe(OracleConditioned game, OracleState state, int square) {
      for (int from = 0; from < 64; from++) {
        if (state.isPiece(from, state.whiteToMove)) {
          for (OracleStep step : game.steps(state, from)) {
            OracleState after = state.copy();
            after.remove(step.victim(state.whiteToMove));
            after.shift(from, step.to());
            if (!isAttacked(game, after, from == square ? step.to() : square)) {
              return true;
            }
          }
        }
      }
      return false;
    }
  }
}
