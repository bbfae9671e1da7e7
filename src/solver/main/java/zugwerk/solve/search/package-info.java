/**
 * What all searches have in common.
 *
 * <p>A {@link zugwerk.solve.search.Search} makes moves through {@code rules}, so it searches any game. Its
 * {@link zugwerk.solve.search.GoalTest} recognises the goal; a {@code Trail} records the moves for goals that depend on
 * them. During a search moves are numbers; in the tree they are records with their written form.
 * {@link zugwerk.solve.search.FirstMoveLoop} shares the first moves among threads, and
 * {@link zugwerk.solve.search.TranspositionTable} keeps what they find.
 *
 * <p>{@link zugwerk.solve.search.DfPnSearch} is the proof-number search of long mates and of studies.
 *
 * <p>May use {@code solve} and what it may use.
 */
@NullMarked
package zugwerk.solve.search;

import org.jspecify.annotations.NullMarked;
