/**
 * Positions and moves as text: FEN with its seventh field, and moves in long form and as people write them.
 *
 * <p>The texts are a contract with other programs. The state of a game is written as its slots declare it, so no game
 * is named here. {@link zugwerk.notation.PlainMoves} finds the legal moves in the plainest way, to check what the fast
 * program says. This room knows {@code board}, {@code betza}, {@code rules} and {@code variant}.
 */
@NullMarked
package zugwerk.notation;

import org.jspecify.annotations.NullMarked;
