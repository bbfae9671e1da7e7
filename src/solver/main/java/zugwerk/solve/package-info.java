/**
 * Stipulations, the solver that decides them, and the solution as a tree and as text.
 *
 * <p>{@link zugwerk.solve.Solver} takes a {@link zugwerk.solve.Stipulation} and returns a
 * {@link zugwerk.solve.Solution}, a tree of {@link zugwerk.solve.SolutionNode}s that
 * {@link zugwerk.solve.SolutionText} prints. It makes moves through {@code rules} and so solves any game.
 *
 * <ul>
 * <li>Play against a defence: {@link zugwerk.solve.AdversarialSolver} settles the first moves on several threads, with
 * an {@link zugwerk.solve.AdversarialSearch} and a shared {@link zugwerk.solve.MateTable}.
 * {@link zugwerk.solve.TreeBuilder} writes the play.
 * <li>One long mate: {@link zugwerk.solve.FirstMateSearch}, with a {@link zugwerk.solve.ProofNumberSearch} for each
 * thread.
 * <li>Help and series play, and proof games: {@link zugwerk.solve.LineSolver}, with a
 * {@link zugwerk.solve.LineSearch} for each thread and the bounds of {@code solve.reach}.
 * <li>Last moves: {@link zugwerk.solve.LastMoveSolver}.
 * <li>Proofs for other programs: {@link zugwerk.solve.Prover} and {@link zugwerk.solve.LineProof}.
 * </ul>
 *
 * <p>During a search moves are numbers; in the tree they are records with their written form.
 *
 * <p>May use {@code work}, {@code board}, {@code betza}, {@code rules}, {@code notation} and {@code solve.reach}.
 *
 * <h2>How to solve a problem</h2>
 * {@snippet file="zugwerk/example/Examples.java" region="solve"}
 */
@NullMarked
package zugwerk.solve;

import org.jspecify.annotations.NullMarked;
