/**
 * What the user chose about diagrams, and the job that writes them. No scene graph: views read these models, and no
 * model knows a view.
 */
@NullMarked
package zugwerk.studio.export.model;

import org.jspecify.annotations.NullMarked;
