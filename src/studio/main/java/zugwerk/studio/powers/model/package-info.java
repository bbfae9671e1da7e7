/**
 * The power lists as a table and as text, before any of it is drawn. No scene graph: views read these models, and no
 * model knows a view.
 */
@NullMarked
package zugwerk.studio.powers.model;

import org.jspecify.annotations.NullMarked;
