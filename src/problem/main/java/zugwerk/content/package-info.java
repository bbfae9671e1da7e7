/**
 * The content of a solution from a composer's view: the phases of a problem side by side, defence by defence.
 *
 * <p>A {@link zugwerk.content.PhaseTable} is built from the solution trees of a problem's parts. It uses the rules only
 * for the possible moves, so it works in every game. {@link zugwerk.content.PhaseGrid} is the same table as rows of
 * text with tones, for texts, pages and the window.
 *
 * <p>{@link zugwerk.content.Content} is a whole replayed solution. Each move is a {@link zugwerk.content.Played}
 * between two {@link zugwerk.content.SolutionScene}s; its {@link zugwerk.content.Effect}s are found by comparing them.
 * {@link zugwerk.content.Ending} describes a mate, and {@link zugwerk.content.Count} counts what the solution contains.
 * Everything is computed on demand from the rules alone, by changing positions. The themes are in
 * {@link zugwerk.content.theme}. Depends on {@code problem}, {@code solve} and their packages.
 */
@NullMarked
package zugwerk.content;

import org.jspecify.annotations.NullMarked;
