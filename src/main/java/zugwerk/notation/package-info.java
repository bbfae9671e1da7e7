/**
 * Positions and moves as text: FEN with its seventh field, moves in long form and as people write them.
 *
 * <p>The texts are a contract with other programs. A game's state is written from the declaration of its slots, so
 * no game is named here. This room knows {@code board}, {@code betza}, {@code rules} and {@code variant}.
 */
package zugwerk.notation;
