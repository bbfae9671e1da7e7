/**
 * The board on the screen and the palette beside it. They show the bench and call its edits; no rule is known here.
 */
@NullMarked
package zugwerk.studio.board;

import org.jspecify.annotations.NullMarked;
