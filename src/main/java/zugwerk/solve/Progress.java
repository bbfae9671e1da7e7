package zugwerk.solve;

/**
 * How far a search has come.
 *
 * @param examined first moves that are settled at the present depth
 * @param firstMoves first moves there are
 * @param depth the number of moves looked at now
 * @param nodes moves played so far
 * @param seconds time since the start
 */
public record Progress(int examined, int firstMoves, int depth, long nodes, double seconds) {}
