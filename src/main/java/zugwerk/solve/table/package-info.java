/**
 * Exact endgame tables: for every position of a few pieces, win, loss or draw and the distance to mate.
 *
 * <p>Tables hold any game that says it can be {@linkplain zugwerk.rules.Variant#tableFacts tabulated}; this room
 * knows none by name. They are built once for each material and what it can turn into, and kept in a folder.
 * {@link zugwerk.solve.table.Endgames} is the way in. Beside its own classes this room uses {@code work},
 * {@code board}, {@code betza}, {@code rules} and {@code notation}.
 *
 * <p>There are two kinds. Where the state only counts moves ({@link zugwerk.solve.table.CounterLibrary}), moves are
 * taken back from the mates ({@link zugwerk.solve.table.Builder}). Where slots of any kind hold it
 * ({@link zugwerk.solve.table.SlotLibrary}), a table is named by the values of its pieces and of the game, and the
 * moves of all its positions are played once ({@link zugwerk.solve.table.SlotBuilder}).
 *
 * <p>One program builds a table while others wait ({@link zugwerk.solve.table.BuildLock}); what it has built is kept
 * between passes ({@link zugwerk.solve.table.Checkpoint}). {@link zugwerk.solve.table.TableFolder} checks that files
 * are whole, {@link zugwerk.solve.table.TableCheck} that every position agrees with its moves.
 */
@NullMarked
package zugwerk.solve.table;

import org.jspecify.annotations.NullMarked;
