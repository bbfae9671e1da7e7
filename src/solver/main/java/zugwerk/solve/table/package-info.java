/**
 * Exact endgame tables: for every position of a few pieces, win, loss or draw and the distance to mate.
 *
 * <p>{@link zugwerk.solve.table.Endgames} is the entry point. Tables hold any game that
 * {@linkplain zugwerk.rules.Variant#tableFacts declares} that it can be tabulated. They are built once for each
 * material and what it can turn into, and stored in a folder.
 *
 * <ul>
 * <li>Games whose state only counts moves ({@link zugwerk.solve.table.CounterLibrary}): retrograde analysis by
 * {@link zugwerk.solve.table.LineBuilder}, which treats up to 64 positions at once, or, where the last pieces are alike
 * or a piece hops, by {@link zugwerk.solve.table.CountBuilder}, position by position.
 * <li>Games with any other state ({@link zugwerk.solve.table.SlotLibrary}): {@link zugwerk.solve.table.SlotBuilder}
 * plays all moves of all positions once.
 * <li>Files ({@link zugwerk.solve.table.TableFile}) hold the scores in blocks packed with LZMA2, by XZ for Java. Large
 * tables are unpacked block by block ({@link zugwerk.solve.table.PackedScores}).
 * <li>One program builds a table while others wait ({@link zugwerk.solve.table.BuildLock}); interrupted builds resume
 * from a {@link zugwerk.solve.table.Checkpoint}.
 * <li>{@link zugwerk.solve.table.TableFolder} checks that files are intact, {@link zugwerk.solve.table.TableCheck} that
 * every position agrees with its moves.
 * </ul>
 *
 * <p>May use {@code work}, {@code board}, {@code betza}, {@code rules} and {@code notation}.
 */
@NullMarked
package zugwerk.solve.table;

import org.jspecify.annotations.NullMarked;
