/**
 * Exact endgame tables: for every position of a few pieces, win, loss or draw and the distance to mate.
 *
 * <p>A table is built from the end backwards, once for each material and what it can turn into, and kept in a folder.
 * It holds any game that says it can be {@linkplain zugwerk.rules.Variant#tableFacts tabulated}; this room knows none
 * by name. {@link zugwerk.solve.table.Endgames} is the way in. Beside its own classes it uses {@code work},
 * {@code board}, {@code betza}, {@code rules} and {@code notation}.
 *
 * <p>One program builds a table while others wait ({@link zugwerk.solve.table.BuildLock}); what it has built is kept
 * between passes ({@link zugwerk.solve.table.Checkpoint}). {@link zugwerk.solve.table.TableFolder} checks that files
 * are whole, {@link zugwerk.solve.table.TableCheck} that every position agrees with its moves.
 */
@NullMarked
package zugwerk.solve.table;

import org.jspecify.annotations.NullMarked;
