/**
 * The themes of chess problems: what each is called, what it means, where that is said, and how it is found.
 *
 * <p>{@link zugwerk.content.theme.Themes} is the table of them all; help pages and searches read it. Each finder asks
 * the replayed solution of {@code content} and names no game. A theme that is named is there: a finder that cannot be
 * sure stays silent.
 */
@NullMarked
package zugwerk.content.theme;

import org.jspecify.annotations.NullMarked;
