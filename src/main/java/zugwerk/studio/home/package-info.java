/**
 * What the studio keeps between two starts, and where: preferences, and drafts to be recovered after a crash. No scene
 * graph, so that it can be tested without a window; files are written safely and off the window's thread.
 */
package zugwerk.studio.home;
