/** Connects the studio to the workers of a cluster, if the user configures one. */
@NullMarked
package zugwerk.studio.cluster;

import org.jspecify.annotations.NullMarked;
