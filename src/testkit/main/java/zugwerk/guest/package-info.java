/**
 * Games as a stranger would add them, each in one file that nothing else names but a line in {@code META-INF/services}.
 * Every test that asks the registry for the games plays them too.
 */
package zugwerk.guest;
