/**
 * The command line, with one class for each command. The only room that prints; its texts are a contract with other
 * programs.
 *
 * <p>Bad input gives one line on standard error and exit code 2, and nothing is written. This room knows all rooms
 * before it, and not the studio.
 */
@NullMarked
package zugwerk.cli;

import org.jspecify.annotations.NullMarked;
