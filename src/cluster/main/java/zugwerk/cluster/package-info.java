/**
 * Work on several machines, as far as it needs no network: what a piece of work is, who does which, and what is kept of
 * it.
 *
 * <p>A {@link zugwerk.cluster.Task} is plain values with a JSON text. {@link zugwerk.cluster.TaskRunner} gives its
 * {@link zugwerk.cluster.TaskResult}, which depends on nothing but the task: tasks hold texts, never names of files or
 * classes. {@code Cut} makes smaller tasks of one and its answer of theirs. The {@link zugwerk.cluster.Ledger} keeps
 * the books of a coordinator: what waits, what is out, what is answered. It numbers pieces, so that answers that come
 * twice count once, cuts finer while workers idle, and reports what need no longer be done. It has no clock and no thread
 * of its own. The {@link zugwerk.cluster.Journal} keeps answers on the disk.
 *
 * <p>Commands use a {@link zugwerk.cluster.Workforce}, and {@link zugwerk.cluster.ClusterSolver} where they would solve
 * problems themselves. A {@link zugwerk.cluster.ClusterNetwork} carries the texts between machines; the optional module
 * {@code cluster-pekko} provides one.
 */
@NullMarked
package zugwerk.cluster;

import org.jspecify.annotations.NullMarked;
