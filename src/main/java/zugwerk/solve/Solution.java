package zugwerk.solve;

import java.util.List;
import java.util.OptionalInt;

/**
 * What the solver found.
 *
 * @param stipulation what was asked
 * @param verdict what it says of the claim
 * @param keys all first moves that solve in the stated length, with their play, in the order of long form; in help and
 *     series play the lines that begin with them, of which only the first thousand are written out
 * @param tries first moves that fail, as far as they were asked for, with their play
 * @param setPlay the other side's moves, with the answers to them, were it to move; empty unless asked for
 * @param solutions how many solutions there are: keys, or in help and series play lines from first to last move
 * @param stated how many there should be
 * @param shortest the least number of moves that solve, half of one counted as one, if it is known and not above the
 *     stated number
 * @param duals where after a key there is more than one answer of the least length
 * @param nodes how many moves were played in search
 * @param seconds how long it took
 */
public record Solution(
    Stipulation stipulation,
    Soundness verdict,
    List<SolutionNode> keys,
    List<SolutionNode> tries,
    List<SolutionNode> setPlay,
    long solutions,
    int stated,
    OptionalInt shortest,
    List<Dual> duals,
    long nodes,
    double seconds) {

  public Solution {
    keys = List.copyOf(keys);
    tries = List.copyOf(tries);
    setPlay = List.copyOf(setPlay);
    duals = List.copyOf(duals);
  }
}
