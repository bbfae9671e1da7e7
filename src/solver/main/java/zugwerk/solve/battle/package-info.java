/**
 * Play against a defence: direct, self and reflex play, also in series with parries.
 *
 * <ul>
 * <li>{@link zugwerk.solve.battle.AdversarialSolver} settles the first moves on several threads, with a
 * {@code AdversarialSearch} for each and a shared {@code MateTable}. {@code TreeBuilder} writes the play.
 * <li>{@link zugwerk.solve.battle.FirstMateSearch} finds one long mate, with a {@code ProofNumberSearch} for each
 * thread.
 * <li>{@link zugwerk.solve.battle.Prover} writes a proof for other programs.
 * <li>{@link zugwerk.solve.battle.Resistance} measures how long each defence holds out, and
 * {@link zugwerk.solve.battle.Nearness} how little a problem without a key lacks.
 * </ul>
 *
 * <p>May use {@code solve}, {@code solve.search} and what these may use.
 */
@NullMarked
package zugwerk.solve.battle;

import org.jspecify.annotations.NullMarked;
