/**
 * Positions and moves as text: FEN with its seventh field, and moves in long and short algebraic form.
 *
 * <p>The texts are a contract with other programs. The state of a game is written as its slots declare it, so no game
 * is named here. {@link zugwerk.notation.PlainMoves} generates legal moves in the simplest way, to verify the fast
 * generator. Depends on {@code board}, {@code betza} and {@code rules}.
 */
@NullMarked
package zugwerk.notation;

import org.jspecify.annotations.NullMarked;
