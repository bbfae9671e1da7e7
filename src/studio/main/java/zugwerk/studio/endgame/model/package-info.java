/**
 * The jobs that look up, build and count endgame tables, and outcomes in words. No scene graph: views read these
 * models, and no model knows a view.
 */
@NullMarked
package zugwerk.studio.endgame.model;

import org.jspecify.annotations.NullMarked;
