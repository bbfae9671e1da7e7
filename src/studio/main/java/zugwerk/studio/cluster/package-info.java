/**
 * The workers that do long work of the studio, if the user tells of a cluster. {@code Start} alone knows what connects
 * the machines, and is loaded only then. The room touches nothing else of the studio.
 */
@NullMarked
package zugwerk.studio.cluster;

import org.jspecify.annotations.NullMarked;
