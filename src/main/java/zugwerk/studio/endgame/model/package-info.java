/**
 * The jobs that look up, build and count endgame tables, and outcomes in words. No scene graph: views read these
 * models, and no model knows a view.
 */
package zugwerk.studio.endgame.model;
