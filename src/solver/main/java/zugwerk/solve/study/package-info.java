/**
 * Studies: claims of win and draw without a length, decided by tables and by searches down into them.
 *
 * <p>{@link zugwerk.solve.study.StudySolver} decides a study: by endgame tables where they are there or small, else by
 * tables of wins in memory ({@link zugwerk.solve.study.WordOutcomes}) and a search for a win
 * ({@link zugwerk.solve.study.WinSearch}), else by larger tables. {@link zugwerk.solve.study.StudyPlay} writes the
 * lines. {@link zugwerk.solve.study.StudyProver} writes a proof for other programs, always by endgame tables.
 *
 * <p>May use {@code solve}, {@code solve.table}, {@code solve.word} and what these may use.
 */
@NullMarked
package zugwerk.solve.study;

import org.jspecify.annotations.NullMarked;
