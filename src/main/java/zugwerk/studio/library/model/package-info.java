/**
 * Collections of problems: entries, filter, order, and the job that checks them. No scene graph: views read these
 * models, and no model knows a view.
 */
package zugwerk.studio.library.model;
