/** Sample positions, random positions and problems, and other tools for tests of games. */
@NullMarked
package zugwerk.testkit;

import org.jspecify.annotations.NullMarked;
