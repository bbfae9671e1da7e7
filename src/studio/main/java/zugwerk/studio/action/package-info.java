/**
 * Menu items, buttons and key presses made from the registry of actions. They draw what an action says and run it; what
 * it does is bound elsewhere.
 */
@NullMarked
package zugwerk.studio.action;

import org.jspecify.annotations.NullMarked;
