/**
 * Diagrams out of the studio: the window that exports them as they are printed, and the clipboard. What is chosen, and
 * the work that goes on beside the window, are free of the scene graph. The room uses {@code editor} and
 * {@code solving}.
 */
@NullMarked
package zugwerk.studio.export;

import org.jspecify.annotations.NullMarked;
