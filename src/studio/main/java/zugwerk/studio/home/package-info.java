/**
 * What the studio keeps between two starts, and where: preferences, and drafts to be recovered after a crash. No scene
 * graph, so that it can be tested without a window; files are written safely and off the window's thread.
 */
@NullMarked
package zugwerk.studio.home;

import org.jspecify.annotations.NullMarked;
