/**
 * Work off the window's thread: {@link zugwerk.studio.task.Job}, of which all work of the studio is a use; the reading
 * and writing of files; how many threads work may take; words for what it says. {@link zugwerk.studio.task.Stalls}
 * tells developers when the window's thread was held.
 *
 * <p>Nothing here knows the scene.
 */
@NullMarked
package zugwerk.studio.task;

import org.jspecify.annotations.NullMarked;
