/**
 * Powers of movement in Betza notation: parsing with located faults, and compilation to tables.
 *
 * <p>{@link zugwerk.betza.BetzaParser} reads a power into {@link zugwerk.betza.Course}s, its elementary moves, and
 * {@link zugwerk.betza.Movement} compiles it to tables. Depends on {@code board} only; the games in {@code variant}
 * decide which piece has which power.
 *
 * @see <a href="https://www.chessvariants.com/page/betza-notation">Betza notation (extended)</a>
 */
@NullMarked
package zugwerk.betza;

import org.jspecify.annotations.NullMarked;
