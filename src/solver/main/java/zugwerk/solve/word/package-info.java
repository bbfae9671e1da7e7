/**
 * Tables of wins without distances: one bit for each position of a few pieces, 64 positions a word.
 *
 * <p>{@link zugwerk.solve.word.WordTables} is the entry point: does one side, the attacker, win? The last piece of a
 * position runs over the bits of a word, the others and the counters of the types index the words. Pawns stand only on
 * the squares that they can still reach, so that a table is a slice of a full one. Tables live in memory only.
 *
 * <ul>
 * <li>{@link zugwerk.solve.word.WordLayout} numbers the positions, {@link zugwerk.solve.word.Conversions} links a
 * table to those after captures and promotions, {@link zugwerk.solve.word.WordBuilder} finds the wins.
 * <li>A position in which the side to move can capture the King counts as won by that side, so that illegal moves need
 * no test.
 * </ul>
 *
 * <p>Supported are games whose {@linkplain zugwerk.rules.TableFacts.Kind#COUNTERS state counts moves}, whose pieces
 * move along lines without hopping; positions with castling rights or en passant captures are not.
 *
 * <p>May use {@code solve.table} and what it may use.
 */
@NullMarked
package zugwerk.solve.word;

import org.jspecify.annotations.NullMarked;
