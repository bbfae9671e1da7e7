package zugwerk.oracle;

import java.util.LinkedHashMap;
import java.util.Map;

/** Castling: the King goes two squares towards a man of type R on its corner, which goes to his other side. */
record OracleCastling(OracleGame game) {

  /** The castlings that nothing forbids before the move; the arrival square is judged with the move made. */
  Map<String, OracleState> tryOut(OracleState state) {
    Map<String, OracleState> tried = new LinkedHashMap<>();
    int home = state.whiteToMove ? 0 : 56;
    tryOne(state, state.whiteToMove ? 'K' : 'k', home + 4, home + 7, 1, tried);
    tryOne(state, state.whiteToMove ? 'Q' : 'q', home + 4, home, -1, tried);
    return tried;
  }

  private void tryOne(
      OracleState state, char right, int start, int corner, int way, Map<String, OracleState> tried) {
    char king = state.whiteToMove ? 'K' : 'k';
    char rook = state.whiteToMove ? 'R' : 'r';
    if (state.rights.indexOf(right) < 0 || state.men[start] != king || state.men[corner] != rook) {
      return;
    }
    for (int square = start + way; square != corner; square += way) {
      if (!state.isEmpty(square)) {
        return;
      }
    }
    OracleState transit = state.copy();
    transit.men[start] = OracleState.EMPTY;
    transit.men[start + way] = king;
    // Start and transit squares are judged with the powers before the move.
    if (game.kingAttacked(state, state.whiteToMove) || game.kingAttacked(transit, state.whiteToMove)) {
      return;
    }
    OracleState after = state.copy();
    after.men[start] = OracleState.EMPTY;
    after.men[corner] = OracleState.EMPTY;
    after.men[start + 2 * way] = king;
    after.men[start + way] = rook;
    after.passed = OracleState.NONE;
    // Castling is a King move.
    game.finish(after, 'K', false, start, corner);
    tried.put(OracleState.name(start) + OracleState.name(start + 2 * way), after);
  }
}
