/**
 * The command line, a class a command: the only room that prints. Its texts are a contract with other programs.
 *
 * <p>Bad input gives one line on standard error and exit code 2, with nothing written.
 */
package zugwerk.cli;
