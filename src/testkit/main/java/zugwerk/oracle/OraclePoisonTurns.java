package zugwerk.oracle;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The turns of Poison Chess in which no piece moves: a Harpy poisons, a Doctor cures.
 *
 * @param repoison whether a Harpy may poison a piece that is poisoned
 * @param cureAny whether a Doctor may cure a piece of the other side
 * @param fullCount the count of a piece that is poisoned, before the turn ends
 */
record OraclePoisonTurns(OraclePoison game, boolean repoison, boolean cureAny, int fullCount) {

  /** All of them, each with the position after it, which is yet to be judged. */
  Map<String, OracleState> tryOut(OracleState state) {
    Map<String, OracleState> tried = new LinkedHashMap<>();
    for (int from = 0; from < 64; from++) {
      for (int to = 0; to < 64 && state.isPiece(from, state.whiteToMove); to++) {
        if (mayPoison(state, from, to)) {
          OracleState after = state.copy();
          after.remove(from);
          after.marks[to] = fullCount;
          add(state, after, 'H', OracleState.name(from) + "*" + OracleState.name(to), tried);
        }
        if (mayCure(state, from, to)) {
          OracleState after = state.copy();
          after.marks[to] = 0;
          add(state, after, 'D', OracleState.name(from) + "+" + OracleState.name(to), tried);
        }
      }
    }
    return tried;
  }

  private boolean mayPoison(OracleState state, int from, int to) {
    return state.type(from) == 'H' && !OraclePoison.isPoisoned(state, from)
        && OracleState.areNeighbours(from, to)
        && state.isPiece(to, !state.whiteToMove) && (repoison || !OraclePoison.isPoisoned(state, to));
  }

  /** A Doctor cures a piece beside it; a poisoned Doctor cures only itself. */
  private boolean mayCure(OracleState state, int from, int to) {
    boolean reaches = OraclePoison.isPoisoned(state, from) ? from == to : OracleState.areNeighbours(from, to);
    return state.type(from) == 'D' && reaches
        && (cureAny || state.isPiece(to, state.whiteToMove)) && OraclePoison.isPoisoned(state, to);
  }

  private void add(OracleState before, OracleState after, char type, String move, Map<String, OracleState> tried) {
    after.passed = OracleState.NONE;
    game.finish(before, after, type, false);
    tried.put(move, after);
  }
}
