/**
 * The problems that are open at the same time. No scene graph: views read these models, and no model knows a view.
 */
@NullMarked
package zugwerk.studio.tabs.model;

import org.jspecify.annotations.NullMarked;
