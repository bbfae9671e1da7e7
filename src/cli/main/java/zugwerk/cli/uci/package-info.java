/**
 * The Universal Chess Interface, in which chess programs with a board ask engines. It answers with mates, since it is a
 * solver of problems: it does not judge positions, and is no opponent.
 */
@NullMarked
package zugwerk.cli.uci;

import org.jspecify.annotations.NullMarked;
