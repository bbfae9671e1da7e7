/**
 * The language of the window, {@link zugwerk.studio.text.Localization}: the studio has one, while libraries take the
 * language as a parameter. No scene graph, and no other package of the studio.
 */
@NullMarked
package zugwerk.studio.text;

import org.jspecify.annotations.NullMarked;
