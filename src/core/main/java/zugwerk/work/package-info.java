/**
 * What all long work has in common: a {@link zugwerk.work.CancelToken} that stops it, a {@link zugwerk.work.Progress}
 * that says how far it has come, and a {@link zugwerk.work.ParallelLoop} that shares it among threads.
 *
 * <p>A caller hands a {@link zugwerk.work.Monitor} to the work: the token and a listener. The work counts what it does
 * with a {@link zugwerk.work.Meter}, which asks the token and tells the listener. {@link zugwerk.work.SafeFile} writes
 * every file that is to outlive the program, and {@link zugwerk.work.LockFile} lets programs wait for each other. This
 * room imports no other.
 */
@NullMarked
package zugwerk.work;

import org.jspecify.annotations.NullMarked;
