/**
 * Reads and writes problems in exchange formats: FEN and EPD, CSV, piece lists, Popeye's input, the YAML of YACPDB and
 * Olive, PGN, and problem files.
 *
 * <p>{@link zugwerk.exchange.Formats} lists every {@link zugwerk.exchange.ExchangeFormat}; {@link
 * zugwerk.exchange.AnyText} detects the format of a text. A reader returns the readable problems, and an error with a
 * line number for each other one. Nothing is dropped silently: data without a field in {@link
 * zugwerk.problem.Problem} is kept among its other fields and written back by the same format, and data that would
 * change the problem, such as an unknown fairy condition, is rejected by name. When a format cannot express something,
 * its comments hold it if it has any.
 *
 * <p>May use {@code problem} and everything below. Only this package uses SnakeYAML.
 */
@NullMarked
package zugwerk.exchange;

import org.jspecify.annotations.NullMarked;
