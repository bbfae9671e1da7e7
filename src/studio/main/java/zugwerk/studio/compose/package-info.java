/**
 * The Compose tab: searches for pieces that a problem does not need, for repairs, twins and new problems.
 *
 * <p>{@link zugwerk.studio.compose.model.ComposeJob} runs the searches of the room {@code compose} in the
 * background. The pane shows their results as they appear.
 */
@NullMarked
package zugwerk.studio.compose;

import org.jspecify.annotations.NullMarked;
