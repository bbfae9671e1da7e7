/**
 * The second program for tests: the rules of every game written again, slowly and from the rules alone.
 *
 * <p>It uses nothing of the program itself, so that it does not repeat the program's errors. The board is an array that
 * is copied for each move; every move is made on a copy and then judged. A position goes in and out as a FEN, a move as
 * its long form.
 *
 * <h2>The second program of another game</h2>
 *
 * <p>Extend {@link zugwerk.oracle.OracleOrthodox}, or {@link zugwerk.oracle.OracleGame} if pieces move otherwise, and
 * override what differs; the methods are those of {@link zugwerk.oracle.OracleRules}. Name the class in
 * {@code META-INF/services/zugwerk.oracle.OracleGame}. It needs a public constructor without parameters and an
 * {@link zugwerk.oracle.OracleGame#id id}.
 * <ul>
 * <li>State: {@link zugwerk.oracle.OracleState#values}, or {@link zugwerk.oracle.OracleState#marks} where it goes with
 * a piece; {@code readItem} and {@code items} read and write it as the seventh field of the FEN.
 * <li>Captures and other changes of a turn: {@code place} and {@code afterwards}.
 * <li>Other kinds of moves: {@code otherTurns}. Forbidden positions: {@code isLegal}. Another end: {@code ending}.
 * <li>Positions for the tests: {@link zugwerk.oracle.OracleGame#samples}.
 * </ul>
 */
package zugwerk.oracle;
