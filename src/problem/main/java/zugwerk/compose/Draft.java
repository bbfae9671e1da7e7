package zugwerk.compose;

import java.util.List;
import zugwerk.board.Setup;
import zugwerk.rules.Move;

/**
 * A problem being composed, sound or not.
 *
 * @param firsts the intended first moves of play against a defence: tries, and the key as the last; empty in help play
 */
record Draft(Setup setup, List<Move> firsts) {

  Draft {
    firsts = List.copyOf(firsts);
  }
}
