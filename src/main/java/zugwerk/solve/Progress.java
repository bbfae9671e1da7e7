package zugwerk.solve;

import java.util.List;

/**
 * How far a search has come.
 *
 * @param examined first moves that are settled at the present depth
 * @param firstMoves first moves there are
 * @param depth the number of moves looked at now
 * @param nodes moves played so far
 * @param seconds time since the start
 * @param tableUse how much of the memory that the search may take is filled, from 0 to 1
 * @param preparing what is done before moves can be played, such as the building of endgame tables, in a few words;
 *     the first two numbers then count its steps; empty during the search itself
 * @param found for each part of the problem that was begun the first moves that are known to solve, without their play
 */
public record Progress(
    int examined, int firstMoves, int depth, long nodes, double seconds, double tableUse, String preparing,
    List<List<SolutionNode>> found) {

  /** Moves played in a second. */
  public double nodesPerSecond() {
    return seconds > 0 ? nodes / seconds : 0;
  }
}
