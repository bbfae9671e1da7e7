/**
 * Endgame tables: values of the position on the board, and statistics of whole endings. The jobs look up, build and
 * count tables off the JavaFX thread; the panes show the results.
 */
@NullMarked
package zugwerk.studio.endgame;

import org.jspecify.annotations.NullMarked;
