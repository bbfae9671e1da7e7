/**
 * How good a sound problem is: what earns points and what costs them, each with the moves that show it.
 *
 * <p>A {@link zugwerk.content.quality.Measure} counts the {@link zugwerk.content.quality.QualityTerms} and the themes
 * of {@link zugwerk.content.theme} in a solution, and multiplies each count by its weight. The
 * {@link zugwerk.content.quality.Weights} are read from a text that the user can change. The idea of measuring two-move
 * problems by their themes is that of F. Fainshtein and Y. HaCohen-Kerner, "A chess composer of two-move mate
 * problems", ICGA Journal 29 (2006); terms and weights here are our own, and serve every game and stipulation. This
 * room knows {@code content} and what {@code content} knows.
 */
@NullMarked
package zugwerk.content.quality;

import org.jspecify.annotations.NullMarked;
