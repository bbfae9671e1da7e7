/**
 * What all work off the window's thread has in common: runs of which only the latest is shown, how many threads they may
 * take, and words for what they say.
 *
 * <p>Nothing here knows the scene.
 */
package zugwerk.studio.task;
