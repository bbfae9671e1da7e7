/**
 * What the board shows, in values and words. No scene graph: views read these models, and no model knows a view.
 */
package zugwerk.studio.board.model;
