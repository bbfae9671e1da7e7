/**
 * Bounds for help and series play: whether a mate or stalemate can still be reached with the moves that are left.
 *
 * <p>This room knows {@code board}, {@code betza} and {@code rules}; it asks the game for what it may rely on
 * ({@link zugwerk.rules.ReachFacts}) and names none. It finds no moves and searches nothing.
 */
@NullMarked
package zugwerk.solve.reach;

import org.jspecify.annotations.NullMarked;
