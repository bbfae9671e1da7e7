/**
 * Commands and their shortcuts: {@link Command} lists them with names, icons and keys, {@link ActionRegistry} binds
 * each to an action. Menus, buttons, tooltips, the help and the command search are made from it.
 */
@NullMarked
package zugwerk.studio.action;

import org.jspecify.annotations.NullMarked;
