/**
 * The distribution of work to several machines, without the network.
 *
 * <p>A {@link zugwerk.cluster.Task} has plain values and a JSON text. {@link zugwerk.cluster.TaskRunner} computes its
 * {@link zugwerk.cluster.TaskResult}, which depends only on the task: tasks contain texts, never names of files or
 * classes. {@code Cut} splits a task into smaller ones and joins their answers. The {@link zugwerk.cluster.Ledger} is
 * the state of a coordinator: which pieces wait, are out, or are answered. It numbers pieces, so that repeated answers
 * count once, splits pieces while workers idle, and reports pieces that are no longer needed. It has no clock and no
 * thread. The {@link zugwerk.cluster.Journal} stores answers in a file.
 *
 * <p>Commands use a {@link zugwerk.cluster.Workforce}, and {@link zugwerk.cluster.ClusterSolver} to solve problems. A
 * {@link zugwerk.cluster.ClusterNetwork} carries the texts between machines; the optional module {@code cluster-pekko}
 * provides one.
 */
@NullMarked
package zugwerk.cluster;

import org.jspecify.annotations.NullMarked;
