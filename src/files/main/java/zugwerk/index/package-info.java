/**
 * An index of the problems in the user's folders: an SQLite database in the program's cache folder.
 *
 * <p>A {@link zugwerk.index.ProblemIndex} stores the data of each file and, once it is solved, the content of each
 * solution. It detects changed, new and removed files. A {@link zugwerk.content.search.Query} decides on this data as
 * on a problem in memory, without reading files or solving; the database only preselects by texts and themes. A damaged
 * or older database is rebuilt; all its data can be computed again. Several programs may use it at the same time.
 *
 * <p>May use {@code exchange} and everything below. Only this package uses JDBC.
 */
@NullMarked
package zugwerk.index;

import org.jspecify.annotations.NullMarked;
