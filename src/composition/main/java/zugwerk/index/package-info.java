/**
 * What is known of the problems in the user's folders, kept on disk: an SQLite database in the program's cache folder.
 *
 * <p>A {@link zugwerk.index.ProblemIndex} holds what each file says and, once that was found, what each solution shows.
 * It notices changed, new and removed files, and answers a {@link zugwerk.content.search.Query} as the query itself
 * would answer by file and solution, without reading files or solving. A damaged or older database is made anew; it
 * holds nothing that cannot be found again. Several programs may use it at a time.
 *
 * <p>This room knows all up to {@code exchange}, whose formats it reads; it is the only one that imports JDBC.
 */
@NullMarked
package zugwerk.index;

import org.jspecify.annotations.NullMarked;
