package zugwerk.solve;

import java.util.List;
import java.util.OptionalInt;

/**
 * What the solver found.
 *
 * @param stipulation what was asked
 * @param verdict what it says of the claim
 * @param keys all first moves that solve in the stated length, with their play, in the order of long form
 * @param tries first moves that fail to one defence only, with their play
 * @param setPlay the other side's moves, with the answers to them, were it to move; empty unless asked for
 * @param shortest the least number of moves in which the side to move mates, if it is known and not above the stated
 * @param duals how many defences after the key have more than one answer of the least length
 * @param nodes how many moves were played in search
 * @param seconds how long it took
 */
public record Solution(
    Stipulation stipulation,
    Soundness verdict,
    List<Line> keys,
    List<Line> tries,
    List<Line> setPlay,
    OptionalInt shortest,
    int duals,
    long nodes,
    double seconds) {

  public Solution {
    keys = List.copyOf(keys);
    tries = List.copyOf(tries);
    setPlay = List.copyOf(setPlay);
  }
}
