/**
 * The models of the Compose tab: its kinds of search, and the job that runs them. No scene graph: views read these
 * models, and no model knows a view.
 */
@NullMarked
package zugwerk.studio.compose.model;

import org.jspecify.annotations.NullMarked;
