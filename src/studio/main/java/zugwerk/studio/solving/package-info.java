/**
 * Solving: {@link SolveJob} runs a search, {@link SolutionRows} turns its result into rows, and the views show verdict,
 * phases and solution tree.
 */
@NullMarked
package zugwerk.studio.solving;

import org.jspecify.annotations.NullMarked;
