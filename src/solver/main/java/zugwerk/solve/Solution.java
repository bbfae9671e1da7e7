package zugwerk.solve;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * The result of the solver.
 *
 * @param stipulation the stipulation that was solved
 * @param verdict the verdict on the claim
 * @param keys all first moves that solve in the stated length, with their play, in the order of long form; in studies
 *     without those that only waste time; in help and series play the lines that begin with them, of which at most the
 *     first thousand are written out
 * @param tries the requested tries, with their play; in studies also the first moves that only waste time
 * @param setPlay the set play: moves of the other side with the answers to them; empty unless requested
 * @param solutions the number of solutions: keys, or in help and series play lines from first to last move
 * @param statedSolutions the stated number of solutions
 * @param shortest the least number of moves that solve, with a half move counted as one; empty if it is unknown or
 *     above the stated number
 * @param duals the places after a key with more than one answer of the least length
 * @param nodes the number of moves made in the search
 * @param seconds the time that solving took
 * @param lengths for each key of play against a defence, the least number of moves in which it solves; for several keys
 *     of a study, the number of moves to mate, 0 if it is unknown or nobody wins
 * @param terms what else counted as a solution, or did not
 * @param complete whether everything requested was found; false where a limit or the monitor stopped the solver
 */
public record Solution(
    Stipulation stipulation,
    Soundness verdict,
    List<SolutionNode> keys,
    List<SolutionNode> tries,
    List<SolutionNode> setPlay,
    long solutions,
    int statedSolutions,
    OptionalInt shortest,
    List<Dual> duals,
    long nodes,
    double seconds,
    List<Integer> lengths,
    Terms terms,
    boolean complete) {

  /** A solution on the usual terms, whose keys solve in the stated length. */
  public Solution(Stipulation stipulation, Soundness verdict, List<SolutionNode> keys, List<SolutionNode> tries,
      List<SolutionNode> setPlay, long solutions, int statedSolutions, OptionalInt shortest, List<Dual> duals,
      long nodes, double seconds, boolean complete) {
    this(stipulation, verdict, keys, tries, setPlay, solutions, statedSolutions, shortest, duals, nodes, seconds,
        List.of(), Terms.USUAL, complete);
  }

  public Solution {
    keys = List.copyOf(keys);
    tries = List.copyOf(tries);
    setPlay = List.copyOf(setPlay);
    duals = List.copyOf(duals);
    lengths = List.copyOf(lengths);
  }

  /** The number of lines of help or series play written out, if not all are. */
  public OptionalLong listed() {
    long listed = keys.stream().mapToLong(Solution::ends).sum();
    return stipulation.hasKeys() || listed >= solutions ? OptionalLong.empty() : OptionalLong.of(listed);
  }

  private static long ends(SolutionNode line) {
    return line.replies().isEmpty() ? 1 : line.replies().stream().mapToLong(Solution::ends).sum();
  }

  /** The length of a key that solves in fewer moves than stated. */
  public OptionalInt shortLength(SolutionNode key) {
    int index = keys.indexOf(key);
    return index < 0 || index >= lengths.size() || lengths.get(index) >= stipulation.moves()
        ? OptionalInt.empty() : OptionalInt.of(lengths.get(index));
  }
}
