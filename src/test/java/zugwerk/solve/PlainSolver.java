package zugwerk.solve;

import java.util.ArrayList;
import java.util.Collection;
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
    game.successors(state).forEach((move, after) -> {
      if (loses(after, moves - 1)) {
        keys.add(move);
      }
    });
    return keys;
  }

  /** Whether the side to move is mated, or loses its King, whatever it plays. */
  private boolean loses(OracleState state, int moves) {
    Collection<OracleState> replies = game.successors(state).values();
    if (replies.isEmpty()) {
      return game.verdict(state).equals("checkmate");
    }
    return replies.stream().allMatch(after -> game.lacksKing(after) || moves > 0 && wins(after, moves));
  }

  private boolean wins(OracleState state, int moves) {
    return game.successors(state).values().stream().anyMatch(after -> loses(after, moves - 1));
  }
}
