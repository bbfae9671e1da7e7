/**
 * What the user chose about diagrams, and the job that writes them. No scene graph: views read these models, and no
 * model knows a view.
 */
package zugwerk.studio.export.model;
