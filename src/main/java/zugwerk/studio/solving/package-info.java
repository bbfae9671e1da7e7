/**
 * Solving beside the window: the job, which is free of the scene graph, and the pane that shows it.
 */
package zugwerk.studio.solving;
