/**
 * Exact endgame tables: for every position of a few pieces, win, loss or draw and the distance to mate.
 *
 * <p>A table is built from the end backwards, once for each material and what it can turn into, and kept in a folder.
 * It holds any game that says it can be {@linkplain zugwerk.rules.Variant#tabulated tabulated}; this room knows none by
 * name. {@link zugwerk.solve.table.Endgames} is the way in. Beside its own classes it uses {@code board}, {@code betza}
 * and {@code rules}.
 */
@NullMarked
package zugwerk.solve.table;

import org.jspecify.annotations.NullMarked;
