/**
 * The window: its parts, menus and themes. With {@code zugwerk.Main} the only room that uses JavaFX.
 *
 * <p>View models, in {@code editor} and {@code solving}, are free of the scene graph and can be tested without a
 * window; views listen to them and never to each other.
 */
@NullMarked
package zugwerk.studio;

import org.jspecify.annotations.NullMarked;
