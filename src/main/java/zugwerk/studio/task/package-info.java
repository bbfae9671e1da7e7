/**
 * What all work off the window's thread has in common: runs of which only the latest is shown, the reading and writing
 * of files, how many threads it may take, and words for what it says; and what tells developers that the window's
 * thread was held nevertheless.
 *
 * <p>Nothing here knows the scene.
 */
package zugwerk.studio.task;
