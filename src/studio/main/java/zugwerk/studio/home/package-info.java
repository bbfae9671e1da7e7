/**
 * The user's data between two starts: {@link Preferences}, and {@link Drafts} for recovery after a crash. Files are
 * written safely and off the JavaFX thread. No scene graph.
 */
@NullMarked
package zugwerk.studio.home;

import org.jspecify.annotations.NullMarked;
