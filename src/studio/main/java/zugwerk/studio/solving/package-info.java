/**
 * The view of solving: the verdict, the tree of the solution and the badge in the status line.
 */
@NullMarked
package zugwerk.studio.solving;

import org.jspecify.annotations.NullMarked;
