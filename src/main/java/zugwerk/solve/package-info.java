/**
 * Stipulations, the solver that proves or refutes them, and the solution as a tree and as text.
 *
 * <p>The solver works on any game through {@code rules}; it knows none. Moves are numbers while it searches and
 * records with their written form in the tree. This room knows {@code board} to {@code notation}.
 */
package zugwerk.solve;
