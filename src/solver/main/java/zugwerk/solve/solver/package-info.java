/**
 * Solves problems of all kinds but studies.
 *
 * <p>{@link zugwerk.solve.solver.Solver} passes a problem to the solver for its kind of play;
 * {@link zugwerk.solve.solver.LastMoveSolver} finds last moves.
 *
 * <p>May use {@code solve}, {@code solve.battle}, {@code solve.help} and what these may use.
 */
@NullMarked
package zugwerk.solve.solver;

import org.jspecify.annotations.NullMarked;
