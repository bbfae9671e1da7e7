/**
 * How the window of a problem is divided: the board with its caption has the room that it can use, and the panes have
 * the rest. Knows the board, but not what the panes show.
 */
@NullMarked
package zugwerk.studio.layout;

import org.jspecify.annotations.NullMarked;
