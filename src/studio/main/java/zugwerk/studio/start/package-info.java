/** The page that a new user sees first: what can be done, and problems to begin with. */
@NullMarked
package zugwerk.studio.start;

import org.jspecify.annotations.NullMarked;
