/**
 * The rating of sound problems: gains and costs, each with the moves that show it.
 *
 * <p>A {@link zugwerk.content.quality.Measure} counts the {@link zugwerk.content.quality.Term}s and the themes of
 * {@link zugwerk.content.theme} in a solution, and multiplies each count by its weight. The
 * {@link zugwerk.content.quality.Weights} come from a text that users can change. The idea of measuring two-move
 * problems by their themes is that of F. Fainshtein and Y. HaCohen-Kerner, "A chess composer of two-move mate
 * problems", ICGA Journal 29 (2006); the terms and weights here are our own, and work for every game and stipulation.
 * Depends on {@code content} and its themes.
 */
@NullMarked
package zugwerk.content.quality;

import org.jspecify.annotations.NullMarked;
