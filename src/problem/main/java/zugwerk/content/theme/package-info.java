/**
 * The themes of chess problems: name, definition, source and finder of each.
 *
 * <p>{@link zugwerk.content.theme.Themes} is the table of them all, also for help pages and searches. Each finder uses
 * the replayed solution of {@code content} and works in every game. Finders report a theme only if they are certain.
 * {@link zugwerk.content.theme.Essentials} says which of the found themes are essential. Depends on {@code content}.
 *
 * <p>Each theme is a constant of its chapter, such as {@link zugwerk.content.theme.Crossings#GRIMSHAW}.
 *
 * <h2>How to write a theme finder</h2>
 * {@snippet file="zugwerk/example/Examples.java" region="theme"}
 */
@NullMarked
package zugwerk.content.theme;

import org.jspecify.annotations.NullMarked;
