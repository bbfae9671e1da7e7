/**
 * Collections, which are folders of problem files: read, searched, sorted, shown and checked. Files are read, diagrams
 * drawn and problems solved off the JavaFX thread.
 */
@NullMarked
package zugwerk.studio.library;

import org.jspecify.annotations.NullMarked;
