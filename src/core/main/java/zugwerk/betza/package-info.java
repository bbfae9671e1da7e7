/**
 * Powers of movement in Betza notation: parsing with located faults, and compilation to tables.
 *
 * <p>A power is read into {@link zugwerk.betza.Course}s, the elementary ways of going, and compiled once
 * into a movement with targets, rays and the squares crossed. This room knows the board and nothing of games:
 * which piece has which power when is said in {@code variant}.
 *
 * @see <a href="https://www.chessvariants.com/page/betza-notation">Betza notation (extended)</a>
 */
@NullMarked
package zugwerk.betza;

import org.jspecify.annotations.NullMarked;
