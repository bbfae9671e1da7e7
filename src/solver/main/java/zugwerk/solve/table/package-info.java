/**
 * Exact endgame tables: for every position of a few pieces, win, loss or draw and the distance to mate.
 *
 * <p>Tables hold any game that says it can be {@linkplain zugwerk.rules.Variant#tableFacts tabulated}; this room
 * knows none by name. They are built once for each material and what it can turn into, and kept in a folder.
 * {@link zugwerk.solve.table.Endgames} is the way in. Beside its own classes this room uses {@code work},
 * {@code board}, {@code betza}, {@code rules} and {@code notation}.
 *
 * <p>There are two kinds. Where the state only counts moves ({@link zugwerk.solve.table.CounterLibrary}), moves are
 * taken back from the mates ({@link zugwerk.solve.table.Builder}): for up to 64 positions at once, which differ only in
 * the square of the last piece ({@link zugwerk.solve.table.LineBuilder}). Captures en passant are no moves of these
 * positions: what they make of a double step is found anew whenever it is asked
 * ({@link zugwerk.solve.table.LinePassing}). Where the last pieces are alike or a piece hops, each position is looked
 * at alone ({@link zugwerk.solve.table.CountBuilder}). Where slots of any kind hold the state
 * ({@link zugwerk.solve.table.SlotLibrary}), a table is named by the values of its pieces and of the game, and the
 * moves of all its positions are played once ({@link zugwerk.solve.table.SlotBuilder}).
 *
 * <p>A file holds its scores in blocks that are packed with LZMA2 ({@link zugwerk.solve.table.Blocks},
 * {@link zugwerk.solve.table.BlockPacker}; the library is XZ for Java). A table that is built or counted is unpacked
 * whole. Of a large one that is asked for single positions, only the blocks that hold these are unpacked
 * ({@link zugwerk.solve.table.PackedScores}). They stay in memory, up to a quarter of what may be used, so that a
 * table that fits ends up there whole.
 *
 * <p>One program builds a table while others wait ({@link zugwerk.solve.table.BuildLock}); what it has built is kept
 * between passes ({@link zugwerk.solve.table.Checkpoint}). {@link zugwerk.solve.table.TableFolder} checks that files
 * are whole, {@link zugwerk.solve.table.TableCheck} that every position agrees with its moves.
 */
@NullMarked
package zugwerk.solve.table;

import org.jspecify.annotations.NullMarked;
