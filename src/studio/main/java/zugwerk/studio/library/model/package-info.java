/**
 * Collections of problems: entries, filter, order, and the job that checks them. No scene graph: views read these
 * models, and no model knows a view.
 */
@NullMarked
package zugwerk.studio.library.model;

import org.jspecify.annotations.NullMarked;
