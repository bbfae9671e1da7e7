/**
 * Studies: claims of win and draw without a length, decided by endgame tables and by search down into them.
 *
 * <p>{@link zugwerk.solve.study.StudySolver} is the way in, and {@link zugwerk.solve.study.StudyProver} to proofs. This
 * room uses {@code solve} and {@code solve.table} and the rooms before them; neither of these knows it.
 */
@NullMarked
package zugwerk.solve.study;

import org.jspecify.annotations.NullMarked;
