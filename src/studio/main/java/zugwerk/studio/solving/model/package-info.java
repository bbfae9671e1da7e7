/**
 * The models of solving: the options, the job, the rows and signs of the solution tree, and verdicts in words. No scene
 * graph: views read these models, and no model knows a view.
 */
@NullMarked
package zugwerk.studio.solving.model;

import org.jspecify.annotations.NullMarked;
