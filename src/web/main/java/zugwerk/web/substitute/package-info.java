/**
 * Classes that the compiled JavaScript uses instead of those of the JDK that TeaVM lacks. A page has one thread, so
 * they need no locks. Each has only the members that the program uses.
 */
@NullMarked
package zugwerk.web.substitute;

import org.jspecify.annotations.NullMarked;
