/**
 * The tabs of the open problems, and the list of the steps that were done in the one on the bench.
 *
 * <p>The model keeps the problems; the views show it.
 */
@NullMarked
package zugwerk.studio.tabs;

import org.jspecify.annotations.NullMarked;
