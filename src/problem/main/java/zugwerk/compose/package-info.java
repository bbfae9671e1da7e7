/**
 * Searches for composers: superfluous pieces, repairs of unsound problems, twins, better versions, and new problems by
 * guided random search, also to a given theme.
 *
 * <p>Each search examines many candidates with the solver; a {@link zugwerk.compose.CandidateSolver} distributes them
 * to threads, reports progress, and can be stopped. A {@link zugwerk.content.quality.Measure} rates candidates. State
 * is read from the slots of a game, so the searches work in every game. Depends on {@code content} and its packages.
 */
@NullMarked
package zugwerk.compose;

import org.jspecify.annotations.NullMarked;
