/**
 * What helps a composer in the window: which pieces can go, what mends a cook, twins, and new problems.
 *
 * <p>{@link zugwerk.studio.compose.ComposeJob} runs the searches of the room {@code compose} off the window's thread
 * and knows nothing of the scene; the pane shows what they find while they go on.
 */
package zugwerk.studio.compose;
