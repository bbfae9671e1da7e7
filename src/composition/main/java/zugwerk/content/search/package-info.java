/**
 * A language of search for problems: {@code Theme("Grimshaw") AND Mates("model") >= 2 AND NOT Dual}.
 *
 * <p>A {@link zugwerk.content.search.Query} joins tests by {@code AND}, {@code OR} and {@code NOT}. Each asks a
 * {@link zugwerk.content.search.Predicate} how often something is there in a
 * {@link zugwerk.content.search.Candidate}, and compares the number. A candidate is what the file says
 * ({@link zugwerk.content.search.Facts}) and what the solution shows ({@link zugwerk.content.search.Shown}); both can
 * be kept and asked again. All predicates stand in one table,
 * {@link zugwerk.content.search.Predicates}, which the reader, the completion and the help read. Some need only what
 * the file says, others the solution. This room knows {@code content} and its themes, and what they know.
 */
@NullMarked
package zugwerk.content.search;

import org.jspecify.annotations.NullMarked;
