/**
 * The command line, with a class for each command. Only this package prints. Its output and exit codes are an interface
 * to other programs. Bad input gives one line on standard error and exit code 2, and nothing is written.
 */
@NullMarked
package zugwerk.cli;

import org.jspecify.annotations.NullMarked;
