/**
 * The printed solution: what a column editor publishes, in contrast to the complete analysis of
 * {@link zugwerk.solve.SolutionText}.
 *
 * <p>{@link zugwerk.content.printed.PrintedSolution} is built from solution trees. Direct, self and reflex play has set
 * play, tries, keys and variations; defences with the same answer are merged, and by-play is folded. Help and series
 * play is aligned in columns, proof games are running text. Studies have a main line and sub-lines. Words name the
 * moves that they stand for, so that a window can link them.
 *
 * <p>Depends on {@code content}, {@code problem}, {@code solve} and their packages.
 */
@NullMarked
package zugwerk.content.printed;

import org.jspecify.annotations.NullMarked;
