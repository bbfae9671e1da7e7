/**
 * The power lists as a table and as text, before any of it is drawn. No scene graph: views read these models, and no
 * model knows a view.
 */
package zugwerk.studio.powers.model;
