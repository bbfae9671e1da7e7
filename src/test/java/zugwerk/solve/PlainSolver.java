package zugwerk.solve;

import java.util.ArrayList;
import java.util.List;
import zugwerk.oracle.OracleGame;
import zugwerk.oracle.OracleState;

/** Direct mates without table, order or cuts, on the slow oracle. */
final class PlainSolver {

  private final OracleGame game;

  PlainSolver(OracleGame game) {
    this.game = game;
  }

  /** The first moves after which every line mates within the given number of moves. */
  List<String> keys(OracleState state, int moves) {
    List<String> keys = new ArrayList<>();
    for (String move : game.legalMoves(state)) {
      if (loses(game.play(state, move), moves - 1)) {
        keys.add(move);
      }
    }
    return keys;
  }

  private boolean loses(OracleState state, int moves) {
    List<String> defences = game.legalMoves(state);
    if (defences.isEmpty()) {
      return game.inCheck(state);
    }
    return moves > 0 && defences.stream().allMatch(move -> !keys(game.play(state, move), moves).isEmpty());
  }
}
