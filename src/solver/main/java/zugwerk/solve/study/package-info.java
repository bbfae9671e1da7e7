/**
 * Studies: claims of win and draw without a length, decided by endgame tables and by a search down into them.
 *
 * <p>{@link zugwerk.solve.study.StudySolver} decides a study, {@link zugwerk.solve.study.StudyProver} writes a proof
 * for other programs. May use {@code solve}, {@code solve.table} and what these may use.
 */
@NullMarked
package zugwerk.solve.study;

import org.jspecify.annotations.NullMarked;
