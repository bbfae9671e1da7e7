/**
 * Reads and writes problems in the formats that composers exchange: FEN and EPD, CSV, piece lists, Popeye's input,
 * YACPDB's and Olive's YAML, PGN, and the program's own files.
 *
 * <p>Each {@link zugwerk.exchange.ExchangeFormat} is one of {@link zugwerk.exchange.Formats}, the only place that names
 * them all; {@link zugwerk.exchange.AnyText} finds out which of them a text is. A reader returns the problems that it
 * can read and says for each other one what is wrong and on which line. Nothing is dropped in silence: what has a field
 * in {@link zugwerk.problem.Problem} goes there, what has none is kept among its other fields and written back by the
 * same format, and what would make another problem if it were left out, such as a fairy condition, is refused by name.
 * What a format has no place for goes into its comments where it has some, so that nothing is lost on the way back.
 *
 * <p>This room knows all before {@code problem}, and {@code problem}; it is the only one that imports SnakeYAML.
 */
@NullMarked
package zugwerk.exchange;

import org.jspecify.annotations.NullMarked;
