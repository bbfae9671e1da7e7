/** What the first page offers. No scene graph. */
@NullMarked
package zugwerk.studio.start.model;

import org.jspecify.annotations.NullMarked;
