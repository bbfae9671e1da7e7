/**
 * The rules and the solver for web pages that play.
 *
 * <p>{@link zugwerk.web.PlayScript} is the compiled JavaScript. The module {@code script} compiles the other classes:
 * {@code Player} answers the calls of a page, and {@code substitute} has the classes of the JDK that TeaVM lacks.
 * Uses the core and the solver.
 */
@NullMarked
package zugwerk.web;

import org.jspecify.annotations.NullMarked;
