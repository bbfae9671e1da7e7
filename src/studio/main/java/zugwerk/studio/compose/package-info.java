/**
 * The Compose tab: searches for superfluous pieces, repairs, twins and new problems. {@link ComposeJob} runs the
 * searches of {@code zugwerk.compose} in the background; {@link ComposePane} shows results as they appear.
 */
@NullMarked
package zugwerk.studio.compose;

import org.jspecify.annotations.NullMarked;
