/**
 * What helps a composer: which pieces can go, what repairs an unsound problem, which twins there are, what makes a
 * problem better, and new problems found by chance and guidance.
 *
 * <p>Each is a search over many candidates, all of which the solver decides; a
 * {@link zugwerk.compose.CandidateSolver} deals them out, tells how far it has come, and can be stopped. How good a
 * candidate is, the {@link zugwerk.content.quality.Measure} says. What a game remembers is read from its slots; no game
 * is known here. This room knows all rooms up to {@code content}, and no toolkit.
 */
@NullMarked
package zugwerk.compose;

import org.jspecify.annotations.NullMarked;
