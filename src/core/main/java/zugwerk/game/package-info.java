/**
 * A game in play, for programmers: {@link zugwerk.game.Board} holds a position of any game and plays moves in it.
 *
 * <p>Most programs need no other class of the core. Searches use {@code rules}, which changes positions in place.
 * Depends on the other packages of the core.
 *
 * <h2>How to play a game</h2>
 * {@snippet file="zugwerk/example/Examples.java" region="play"}
 */
@NullMarked
package zugwerk.game;

import org.jspecify.annotations.NullMarked;
