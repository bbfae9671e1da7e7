/**
 * The searches that help a composer, and the job that runs them. No scene graph: views read these models, and no
 * model knows a view.
 */
package zugwerk.studio.compose.model;
