/**
 * What a solution shows, as composers see it: the phases of a problem side by side, defence by defence.
 *
 * <p>A {@link zugwerk.content.PhaseTable} is made from the solution trees of a problem's parts. It asks the rules only
 * which moves were possible, so it holds in every game and names none. {@link zugwerk.content.PhaseGrid} is the same
 * table as rows of text with tones, from which texts, pages and the window are made.
 *
 * <p>{@link zugwerk.content.Content} is a whole solution replayed. Each move is a
 * {@link zugwerk.content.Played} between two {@link zugwerk.content.SolutionScene}s; its
 * {@link zugwerk.content.Effect}s are found by comparing them, and {@link zugwerk.content.Ending} says what makes a
 * mate. All of it is found from the rules alone, by changing positions and asking again, and on demand. What
 * problemists call what they see is in {@link zugwerk.content.theme}. This room knows {@code work}, {@code board},
 * {@code rules}, {@code notation}, {@code solve} and {@code problem}.
 */
@NullMarked
package zugwerk.content;

import org.jspecify.annotations.NullMarked;
