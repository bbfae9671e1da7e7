/**
 * Stipulations, the solver that proves or refutes them, and the solution as a tree and as text.
 *
 * <p>The solver makes moves through {@code rules}, so it solves any game and names none. Moves are numbers during the
 * search, and records with their written form in the tree. This room knows {@code work} and {@code board} to
 * {@code notation}.
 */
@NullMarked
package zugwerk.solve;

import org.jspecify.annotations.NullMarked;
