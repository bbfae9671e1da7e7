/**
 * The window: its parts, menus and themes. With {@code zugwerk.Main} the only package that uses JavaFX.
 *
 * <p>Models are free of the scene graph and can be tested without a window; {@code ArchitectureTest} lists them. Views
 * observe models and never each other.
 */
@NullMarked
package zugwerk.studio;

import org.jspecify.annotations.NullMarked;
