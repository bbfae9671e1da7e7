/**
 * A search language for problems: {@code Theme("Grimshaw") AND Mates("model") >= 2 AND NOT Dual}.
 *
 * <p>A {@link zugwerk.content.search.Query} joins tests by {@code AND}, {@code OR} and {@code NOT}. Each test counts a
 * {@link zugwerk.content.search.Predicate} in a {@link zugwerk.content.search.Candidate}, and compares the number. A
 * candidate consists of the {@link zugwerk.content.search.Facts} of its file and the content of its solution
 * ({@link zugwerk.content.search.Shown}); both can be stored. The table of all predicates is
 * {@link zugwerk.content.search.Predicates}, for the reader, the completion and the help. Depends on {@code content}
 * and its themes.
 */
@NullMarked
package zugwerk.content.search;

import org.jspecify.annotations.NullMarked;
