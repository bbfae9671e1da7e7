/**
 * The registry of what the user can ask for: the commands with their names, icons and keys, the keys that work in one
 * place only, and the actions that are bound to them. Menus, tool bar, tooltips, the help and the command search read
 * it. No scene graph.
 */
@NullMarked
package zugwerk.studio.action.model;

import org.jspecify.annotations.NullMarked;
