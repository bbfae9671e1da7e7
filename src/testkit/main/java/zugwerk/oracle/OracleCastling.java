package zugwerk.oracle;

import java.util.LinkedHashMap;
import java.util.Map;

/** Castling: the King goes two squares towards its partner on the corner, which goes to the other side of the King. */
record OracleCastling(OracleGame game) {

  /** The castlings that nothing forbids before the move; the position after it is yet to be judged. */
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
    char partner = state.whiteToMove ? game.partner() : Character.toLowerCase(game.partner());
    boolean ready = state.rights.indexOf(right) >= 0 && state.pieces[start] == king && state.pieces[corner] == partner;
    if (!ready || !game.lets(state, start, corner)) {
      return;
    }
    for (int square = start + way; square != corner; square += way) {
      if (!state.isEmpty(square)) {
        return;
      }
    }
    int arrival = start + 2 * way;
    // Start and transit squares are judged with the powers before the move.
    boolean attacked = game.kingAttacked(state, state.whiteToMove)
        || attacked(state, start, start + way)
        || !game.judgesArrivalAfter() && attacked(state, start, arrival);
    if (attacked) {
      return;
    }
    OracleState after = state.copy();
    after.shift(start, arrival);
    after.shift(corner, start + way);
    after.passed = OracleState.NONE;
    game.complete(state, after, OracleState.NONE, false);
    // Castling is a King move.
    game.finish(state, after, 'K', false);
    tried.put(OracleState.name(start) + OracleState.name(arrival), after);
  }

  /** As if the King stood on that square and its start square were empty. */
  private boolean attacked(OracleState state, int start, int square) {
    OracleState there = state.copy();
    there.shift(start, square);
    return game.kingAttacked(there, state.whiteToMove);
  }
}
