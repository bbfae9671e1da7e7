package zugwerk.oracle;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Conditions that change what a check is. */
final class OracleChecks {

  static final Map<String, Function<OracleOptions, OracleCondition>> ALL = Map.of(
      "Bicolores", _ -> new Bicolores(),
      "Antikings", _ -> new Antikings(),
      "SAT", Sat::new,
      "Shielded Kings", _ -> new Shielded(),
      "Pepo", _ -> new Pepo(),
      "Lost pieces", _ -> new LostPieces(),
      "Extinction Chess", _ -> new Extinction());

  private OracleChecks() {}

  /** Pieces of its own side attack a King too. */
  private record Bicolores() implements OracleCondition {

    @Override
    public boolean isCheck(OracleConditioned game, OracleState state, boolean white, boolean usual) {
      int king = state.king(white);
      // The other pieces see an enemy King there.
      OracleState other = state.copy();
      other.pieces[king] = white ? 'k' : 'K';
      return usual || !game.attackers(other, king, white).isEmpty();
    }
  }

  private record Antikings() implements OracleCondition {

    @Override
    public boolean isCheck(OracleConditioned game, OracleState state, boolean white, boolean usual) {
      return !usual;
    }
  }

  /** A King that has flights is in check; one that is attacked needs one more if several are needed. */
  private record Sat(OracleOptions options) implements OracleCondition {

    private int most(boolean white) {
      return 1 + Math.max(0, (int) options.number(white));
    }

    @Override
    public boolean isCheck(OracleConditioned game, OracleState state, boolean white, boolean usual) {
      int king = state.king(white);
      int flights = 0;
      for (OracleStep step : game.plainSteps(state, king)) {
        OracleState there = state.copy();
        there.remove(step.to());
        there.shift(king, step.to());
        flights += state.type(step.to()) != 'K' && game.mayLand(state, 'K', step.to())
            && !game.plainlyAttacked(there, white) ? 1 : 0;
      }
      boolean several = Math.max(most(true), most(false)) > 1;
      return flights >= (several && !usual ? most(white) - 1 : most(white));
    }
  }

  /** A King guarded by another piece is not in check from the enemy King. */
  private record Shielded() implements OracleCondition {

    @Override
    public boolean takesKing(OracleConditioned game, OracleState state, int from, int king) {
      return state.type(from) != 'K' || !game.isObserved(state, king, state.isWhite(king));
    }
  }

  /** A King that is observed stays; two pieces check. */
  private record Pepo() implements OracleCondition {

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      return state.type(from) == 'K' && game.isObserved(state, from, !state.isWhite(from)) ? List.of() : ways;
    }

    @Override
    public boolean isCheck(OracleConditioned game, OracleState state, boolean white, boolean usual) {
      return game.attackers(state, state.king(white), !white).stream()
          .filter(from -> state.type(from) != 'K').count() > 1;
    }
  }

  /** The last piece of a type is royal. */
  private record Extinction() implements OracleCondition {

    @Override
    public boolean isRoyal(OracleState state, int square) {
      String pieces = new String(state.pieces);
      char piece = state.pieces[square];
      return pieces.indexOf(piece) == pieces.lastIndexOf(piece);
    }
  }

  /** An enemy piece that is attacked, and that no move saves, leaves the board. */
  private record LostPieces() implements OracleCondition {

    @Override
    public int phase() {
      return 5;
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (turn.passes) {
        return;
      }
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
      boolean by = !state.isWhite(square);
      return IntStream.range(0, 64).filter(from -> state.isPiece(from, by)).anyMatch(
          from -> game.mayTake(state, from, square) && game.attacksKing(state, from, square)
              && game.steps(state, from).stream().anyMatch(step -> !step.enPassant() && step.to() == square));
    }

    /** Whether a move of its side saves a piece. */
    private boolean isSafe(OracleConditioned game, OracleState state, int square) {
      OracleConditioned usual = game.without(this);
      for (int from = 0; from < 64; from++) {
        for (OracleStep step : state.isPiece(from, state.whiteToMove) ? game.steps(state, from)
            : List.<OracleStep>of()) {
          OracleState after = state.copy();
          usual.place(after, from, step, state.pieces[from]);
          usual.afterMoveOf(after, state.type(from));
          if (game.mayTake(state, from, step.to())
              && isSafeAfter(game, state, after, from == square ? step.to() : square)) {
            return true;
          }
        }
      }
      if (usual.otherTurns(state).values().stream().anyMatch(after -> isSafeAfter(game, state, after, square))) {
        return true;
      }
      return new OracleCastling(usual).tryOut(state).values().stream().anyMatch(after -> {
        int partner = (state.king(state.whiteToMove) + after.king(state.whiteToMove)) / 2;
        return isSafeAfter(game, state, after, after.isEmpty(square) ? partner : square);
      });
    }

    private static boolean isSafeAfter(OracleConditioned game, OracleState before, OracleState after, int square) {
      after.whiteToMove = !before.whiteToMove;
      return after.isPiece(square, before.whiteToMove) && !isAttacked(game, after, square);
    }
  }
}
