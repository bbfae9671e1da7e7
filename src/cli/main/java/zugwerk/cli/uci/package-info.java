/**
 * The Universal Chess Interface, by which chess user interfaces call engines. This engine finds mates; it does not
 * evaluate positions.
 */
@NullMarked
package zugwerk.cli.uci;

import org.jspecify.annotations.NullMarked;
