/**
 * The games, a room each, and {@link zugwerk.variant.Variants}, the registry: the only place that names them.
 *
 * <p>A new game is one class here and one line in the registry. A room knows {@code board}, {@code betza} and
 * {@code rules}, and no other room.
 */
package zugwerk.variant;
