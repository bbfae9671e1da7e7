/**
 * What the board shows, in values and words. No scene graph: views read these models, and no model knows a view.
 */
@NullMarked
package zugwerk.studio.board.model;

import org.jspecify.annotations.NullMarked;
