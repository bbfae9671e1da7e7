/** Which parts of the window are shown, how its room is divided, and the words above the board. No scene graph. */
@NullMarked
package zugwerk.studio.layout.model;

import org.jspecify.annotations.NullMarked;
