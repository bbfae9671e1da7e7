/**
 * Stipulations, and their solutions as trees and as text.
 *
 * <p>A {@link zugwerk.solve.Stipulation} has a {@link zugwerk.solve.Goal} and a kind of {@link zugwerk.solve.Play};
 * {@link zugwerk.solve.Terms} change what counts as a solution. A {@link zugwerk.solve.Solution} is a tree of
 * {@link zugwerk.solve.SolutionNode}s, which {@link zugwerk.solve.SolutionText} prints.
 *
 * <p>The packages below this one solve:
 *
 * <ul>
 * <li>{@code solve.solver}: problems of all kinds. Begin here.
 * <li>{@code solve.battle}: direct, self and reflex play, in which a side defends.
 * <li>{@code solve.help}: help and series play and proof games, with the bounds of {@code solve.reach}.
 * <li>{@code solve.study}: studies, with the endgame tables of {@code solve.table} and {@code solve.word}.
 * <li>{@code solve.search}: what these searches have in common.
 * </ul>
 *
 * <p>May use {@code work}, {@code board}, {@code betza}, {@code rules} and {@code notation}.
 *
 * <h2>How to solve a problem</h2>
 * {@snippet file="zugwerk/example/Examples.java" region="solve"}
 */
@NullMarked
package zugwerk.solve;

import org.jspecify.annotations.NullMarked;
