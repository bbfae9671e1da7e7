/**
 * What endgame tables say about the position on the board, and figures of whole endings.
 *
 * <p>The jobs do the work off the window's thread and know nothing of the scene; the panes show them.
 */
@NullMarked
package zugwerk.studio.endgame;

import org.jspecify.annotations.NullMarked;
