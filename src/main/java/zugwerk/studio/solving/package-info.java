/**
 * Solving beside the window: the job, which is free of the scene graph, and the pane that shows it.
 */
@NullMarked
package zugwerk.studio.solving;

import org.jspecify.annotations.NullMarked;
