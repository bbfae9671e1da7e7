/**
 * Bounds for help and series play: whether a mate or stalemate can still be reached with the moves that are left. This
 * room knows {@code board}, {@code betza} and {@code rules}; it asks the game what it may rely on
 * ({@link zugwerk.rules.ReachFacts}) and names none. It finds no moves and searches nothing.
 *
 * <p>The search asks at each node for the squares on which the King can still be mated or stalemated, and gives up
 * where there are none. It must never be wrong about that: every answer allows more than the rules do. A line or a
 * square may become free because the piece on it is captured; a capture en passant clears a square from elsewhere, so
 * with an en passant square nothing is said of a last move; castling carries two pieces, so each castling that is still
 * allowed is looked at for itself. {@code ReachAgreementTest} compares whole solutions with those of the search of
 * every line, on random problems with all of that.
 *
 * <h2>What each idea gave</h2>
 *
 * <p>A hundred help and series problems of orthodox chess, one thread, at most ten seconds a part on a busy machine.
 * Moves are the geometric mean; what was not solved counts with the moves made until it was stopped.
 *
 * <table>
 * <caption>Ideas, each with all before it</caption>
 * <tr><th>Idea</th><th>Class</th><th>Moves</th><th>Solved of 99</th></tr>
 * <tr><td>none</td><td></td><td>862,000</td><td>83</td></tr>
 * <tr><td>squares of the King that are handed down; flights guarded, blocked by distinct pieces, or off the board; the
 * lines of the last move</td><td>{@link zugwerk.solve.reach.Target}, {@link zugwerk.solve.reach.Assignment},
 * {@link zugwerk.solve.reach.LastMove}</td><td>54,800</td><td>92</td></tr>
 * <tr><td>pieces that a stalemate must stop</td><td>{@link zugwerk.solve.reach.Stalemates}</td><td>33,000</td>
 * <td>95</td></tr>
 * <tr><td>only moves that help, where the victim has none to lose</td>
 * <td>{@link zugwerk.solve.reach.HelpfulMoves}</td><td>20,100</td><td>95</td></tr>
 * <tr><td>parries of the last check</td><td>{@link zugwerk.solve.reach.Parries}</td><td>19,100</td><td>95</td></tr>
 * </table>
 *
 * <p>Tried and not kept: asking that a piece which leaves in a stalemate finds a square where it cannot move (the same
 * moves). Not done: parries while the victim's pieces still move, lines of the attacker's pieces before its last move,
 * and what Pawns ask of a long stalemate. The four unsolved problems need them: a mate by a lone Bishop in seven moves,
 * stalemates in four, seven and eight.
 */
@NullMarked
package zugwerk.solve.reach;

import org.jspecify.annotations.NullMarked;
