/**
 * Play in which both sides help, or one side plays alone: help play, series and proof games.
 *
 * <p>{@link zugwerk.solve.help.LineSolver} finds all lines, with a {@code LineSearch} for each thread. A shared
 * {@code FailureTable} keeps positions from which no line leads to the goal, and {@code Bounds} recognises others at
 * once, by {@code solve.reach}. {@link zugwerk.solve.help.LineProof} lists the lines for other programs.
 *
 * <p>May use {@code solve}, {@code solve.search}, {@code solve.reach} and what these may use.
 */
@NullMarked
package zugwerk.solve.help;

import org.jspecify.annotations.NullMarked;
